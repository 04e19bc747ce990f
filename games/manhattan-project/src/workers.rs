//! MP-1.5, MP-4.1: workers, crews of them, and what a place needs.

use std::fmt;

/// The type of a worker.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum WorkerType {
    /// A labourer.
    Labourer,
    /// An engineer.
    Engineer,
    /// A scientist.
    Scientist,
}

impl WorkerType {
    /// All types.
    pub const ALL: [Self; 3] = [Self::Labourer, Self::Engineer, Self::Scientist];

    /// The word in notation.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Labourer => "labourer",
            Self::Engineer => "engineer",
            Self::Scientist => "scientist",
        }
    }

    /// The position of its count in [`Workers`]; labourers are highest, so that numbers sort like the types.
    const fn shift(self) -> u32 {
        8 - 4 * self as u32
    }
}

/// The number of workers of each type, at most 15. Packed into two bytes, the higher first, to keep positions small and
/// to sort like the number.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Workers([u8; 2]);

impl Workers {
    /// No workers.
    pub const NONE: Self = Self([0; 2]);

    const fn number(self) -> u16 {
        u16::from_be_bytes(self.0)
    }

    const fn from_number(number: u16) -> Self {
        Self(number.to_be_bytes())
    }

    /// Labourers, engineers and scientists.
    #[must_use]
    pub const fn new(labourers: u8, engineers: u8, scientists: u8) -> Self {
        assert!(labourers < 16 && engineers < 16 && scientists < 16, "at most 15 workers of a type");
        Self::from_number((labourers as u16) << 8 | (engineers as u16) << 4 | scientists as u16)
    }

    /// Workers of one type.
    #[inline]
    #[must_use]
    pub const fn of(which: WorkerType, count: u8) -> Self {
        Self::from_number((count as u16 & 15) << which.shift())
    }

    /// The number of a type.
    #[inline]
    #[must_use]
    pub const fn count(self, which: WorkerType) -> u8 {
        (self.number() >> which.shift() & 15) as u8
    }

    /// The total number.
    #[inline]
    #[must_use]
    pub const fn total(self) -> u8 {
        let number = self.number();
        ((number >> 8) + (number >> 4 & 15) + (number & 15)) as u8
    }

    /// Whether there are none.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.number() == 0
    }

    /// Whether there are at least as many of each type as in `others`.
    #[inline]
    #[must_use]
    pub fn has(self, others: Self) -> bool {
        WorkerType::ALL.into_iter().all(|which| self.count(which) >= others.count(which))
    }

    /// The sum. The counts of a game never overflow.
    #[inline]
    #[must_use]
    pub const fn plus(self, others: Self) -> Self {
        Self::from_number(self.number() + others.number())
    }

    /// The difference; `others` must be a part of these.
    #[inline]
    #[must_use]
    pub fn minus(self, others: Self) -> Self {
        debug_assert!(self.has(others), "only workers that are here leave");
        Self::from_number(self.number() - others.number())
    }
}

impl fmt::Debug for Workers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("none");
        }
        for (which, letter) in WorkerType::ALL.into_iter().zip(["L", "E", "S"]) {
            if self.count(which) > 0 {
                write!(f, "{}{letter}", self.count(which))?;
            }
        }
        Ok(())
    }
}

/// Permanent workers of one player and contractors (MP-1.5).
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Crew {
    /// The permanent workers.
    pub permanent: Workers,
    /// The contractors.
    pub contractors: Workers,
}

impl fmt::Debug for Crew {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", self.permanent)?;
        if self.contractors.is_empty() {
            Ok(())
        } else {
            write!(f, " and contractors {:?}", self.contractors)
        }
    }
}

impl Crew {
    /// No workers.
    pub const NONE: Self = Self { permanent: Workers::NONE, contractors: Workers::NONE };

    /// Permanent workers and contractors together.
    #[must_use]
    pub const fn new(permanent: Workers, contractors: Workers) -> Self {
        Self { permanent, contractors }
    }

    /// Permanent workers alone.
    #[must_use]
    pub const fn permanent(permanent: Workers) -> Self {
        Self::new(permanent, Workers::NONE)
    }

    /// Contractors alone.
    #[must_use]
    pub const fn contractors(contractors: Workers) -> Self {
        Self::new(Workers::NONE, contractors)
    }

    /// MP-4.1: the number of a type; permanent workers and contractors are equivalent.
    #[inline]
    #[must_use]
    pub const fn count(self, which: WorkerType) -> u8 {
        self.permanent.count(which) + self.contractors.count(which)
    }

    /// The total number.
    #[inline]
    #[must_use]
    pub const fn total(self) -> u8 {
        self.permanent.total() + self.contractors.total()
    }

    /// Whether there are none.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.permanent.is_empty() && self.contractors.is_empty()
    }

    /// Whether all of a crew are among these.
    #[inline]
    #[must_use]
    pub fn has(self, crew: Self) -> bool {
        self.permanent.has(crew.permanent) && self.contractors.has(crew.contractors)
    }

    /// The sum.
    #[inline]
    #[must_use]
    pub const fn plus(self, crew: Self) -> Self {
        Self::new(self.permanent.plus(crew.permanent), self.contractors.plus(crew.contractors))
    }

    /// The difference; `others` must be a part of these.
    #[inline]
    #[must_use]
    pub fn minus(self, crew: Self) -> Self {
        Self::new(self.permanent.minus(crew.permanent), self.contractors.minus(crew.contractors))
    }
}

/// The workers a space, building or bomb needs, all placed at once (MP-4.5, MP-4.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Need {
    /// Workers of any type, labourers only if allowed.
    pub any: u8,
    /// Engineers.
    pub engineers: u8,
    /// Scientists.
    pub scientists: u8,
    /// Whether labourers may be among those of any type.
    pub labourers: bool,
}

impl Need {
    /// The total number of workers.
    #[inline]
    #[must_use]
    pub const fn total(self) -> u8 {
        self.any + self.engineers + self.scientists
    }

    /// Whether this crew meets the need exactly.
    #[must_use]
    pub const fn is_met_by(self, crew: Crew) -> bool {
        crew.total() == self.total()
            && crew.count(WorkerType::Engineer) >= self.engineers
            && crew.count(WorkerType::Scientist) >= self.scientists
            && (self.labourers || crew.count(WorkerType::Labourer) == 0)
    }

    /// Whether some of these workers meet the need.
    #[inline]
    #[must_use]
    pub const fn can_be_met_from(self, supply: Crew) -> bool {
        let (engineers, scientists) =
            (supply.count(WorkerType::Engineer), supply.count(WorkerType::Scientist));
        let labourers = if self.labourers { supply.count(WorkerType::Labourer) } else { 0 };
        engineers >= self.engineers
            && scientists >= self.scientists
            && labourers + engineers + scientists >= self.total()
    }

    /// MP-4.13: every crew of these workers that meets the need, ascending.
    pub fn crews(self, supply: Crew, mut each: impl FnMut(Crew)) {
        let most = |which: WorkerType| match which {
            WorkerType::Labourer => u8::from(self.labourers) * self.any,
            WorkerType::Engineer => self.any + self.engineers,
            WorkerType::Scientist => self.any + self.scientists,
        };
        let [labourers, engineers, scientists] = WorkerType::ALL.map(most);
        let up_to = |workers: Workers, which: WorkerType, room: u8| 0..=workers.count(which).min(room);
        let Crew { permanent, contractors } = supply;
        for l in up_to(permanent, WorkerType::Labourer, labourers) {
            for e in up_to(permanent, WorkerType::Engineer, engineers.min(self.total() - l)) {
                for s in up_to(permanent, WorkerType::Scientist, scientists.min(self.total() - l - e)) {
                    let rest = self.total() - l - e - s;
                    for cl in up_to(contractors, WorkerType::Labourer, (labourers - l).min(rest)) {
                        for ce in up_to(contractors, WorkerType::Engineer, (engineers - e).min(rest - cl)) {
                            let cs = rest - cl - ce;
                            let crew = Crew::new(Workers::new(l, e, s), Workers::new(cl, ce, cs));
                            if cs <= contractors.count(WorkerType::Scientist) && self.is_met_by(crew) {
                                each(crew);
                            }
                        }
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// All crews among `supply`, by trying every one.
    fn by_trying(need: Need, supply: Crew) -> Vec<Crew> {
        let workers = |most: Workers| {
            let [l, e, s] = WorkerType::ALL.map(|which| 0..=most.count(which));
            let mut all = Vec::new();
            for l in l {
                for e in e.clone() {
                    all.extend(s.clone().map(|s| Workers::new(l, e, s)));
                }
            }
            all
        };
        let (permanent, contractors) = (workers(supply.permanent), workers(supply.contractors));
        let pairs =
            permanent.iter().flat_map(|&own| contractors.iter().map(move |&grey| Crew::new(own, grey)));
        pairs.filter(|&crew| need.is_met_by(crew)).collect()
    }

    #[test]
    fn crews_are_all_that_meet_the_need_in_order() {
        let supplies = [
            Crew::NONE,
            Crew::permanent(Workers::new(4, 0, 0)),
            Crew::new(Workers::new(2, 1, 3), Workers::new(1, 2, 0)),
            Crew::new(Workers::new(4, 4, 4), Workers::new(4, 4, 4)),
            Crew::new(Workers::new(0, 2, 1), Workers::new(3, 0, 4)),
        ];
        for supply in supplies {
            for any in 0..=3 {
                for (engineers, scientists) in [(0, 0), (1, 0), (0, 2), (1, 1), (4, 3)] {
                    for labourers in [false, true] {
                        let need = Need { any, engineers, scientists, labourers };
                        let mut found = Vec::new();
                        need.crews(supply, |crew| found.push(crew));
                        assert_eq!(found, by_trying(need, supply), "{need:?} from {supply:?}");
                        assert!(found.is_sorted());
                        assert_eq!(need.can_be_met_from(supply), !found.is_empty(), "{need:?} {supply:?}");
                    }
                }
            }
        }
    }
}
