//! Placed workers.

use engine::Seat;
use manhattan_project::{Crew, WorkerType};
use maud::{Markup, html};

use crate::icons;

/// The workers of a crew one by one: type and owner (`None` for a contractor).
pub(crate) fn each(crew: Crew, user: Seat) -> Vec<(WorkerType, Option<Seat>)> {
    let mut all = Vec::new();
    for which in WorkerType::ALL {
        all.extend((0..crew.permanent.count(which)).map(|_| (which, Some(user))));
        all.extend((0..crew.contractors.count(which)).map(|_| (which, None)));
    }
    all
}

/// Workers in a row, centred on `x` with their tops at `y`.
pub(crate) fn standing(crew: &[(WorkerType, Option<Seat>)], x: f32, y: f32, size: f32) -> Markup {
    let step = size + 2.0;
    let left = x - step * crew.len() as f32 / 2.0 + 1.0;
    html! {
        @for (number, &(which, seat)) in crew.iter().enumerate() {
            (icons::worker(which, seat, left + step * number as f32, y, size))
        }
    }
}
