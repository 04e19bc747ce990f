//! Deleting tables and visitors, in the store and in memory.

use std::time::Duration;

use store::{Standing, TableState, Time, VisitorId};

use crate::app::App;
use crate::driver;
use crate::failure::Failure;
use crate::tournament;

/// The most tables that are listed at once.
const EXPIRED: usize = 100;

/// Deletes a table. Open pages of it say that it is closed.
pub(crate) async fn delete_table(app: &App, code: &str) -> Result<(), Failure> {
    let Some(room) = app.rooms.loaded(code) else { return Ok(app.store.delete_table(code).await?) };
    let mut inner = room.inner.lock().await;
    app.store.delete_table(code).await?;
    inner.table.state = TableState::Closed;
    app.rooms.forget(code);
    room.tell(&mut inner);
    Ok(())
}

/// Deletes unfinished tables that did not change for this time. Returns their number.
pub(crate) async fn expire_tables(app: &App, after: Duration) -> Result<usize, Failure> {
    let millis = i64::try_from(after.as_millis()).unwrap_or(i64::MAX);
    let since = Time(Time::now().0.saturating_sub(millis));
    let mut count = 0;
    loop {
        let codes = app.store.expired_tables(since, EXPIRED).await?;
        for code in &codes {
            delete_table(app, code).await?;
        }
        count += codes.len();
        if codes.len() < EXPIRED {
            return Ok(count);
        }
    }
}

/// Deletes a visitor and everything the visitor wrote; see [`Store::delete_visitor`](store::Store::delete_visitor).
pub(crate) async fn delete_visitor(app: &App, visitor: VisitorId) -> Result<(), Failure> {
    let tournaments = tournament::leave_all(app, visitor).await?;
    let codes = app.store.tables_about(visitor).await?;
    let rooms: Vec<_> = codes.iter().filter_map(|code| app.rooms.loaded(code)).collect();
    // Nothing at these tables changes while the store is written. Nobody else locks two tables.
    let mut locked = Vec::new();
    for room in &rooms {
        locked.push((room, room.inner.lock().await));
    }
    let changed = app.store.delete_visitor(visitor, Time::now()).await?;
    for (room, mut inner) in locked {
        let table = changed.iter().find(|table| table.code == room.code);
        if table.is_some_and(|table| table.deleted) {
            inner.table.state = TableState::Closed;
            app.rooms.forget(&room.code);
        } else {
            inner.reload(app).await?;
        }
        room.tell(&mut inner);
        drop(inner);
        driver::wake(app, room);
    }
    for tournament in tournaments {
        tournament::wake(app, &tournament);
    }
    Ok(())
}

/// Changes what the operator allows a visitor. The seat links of a banned one work no longer.
pub(crate) async fn set_standing(app: &App, visitor: VisitorId, standing: Standing) -> Result<(), Failure> {
    app.store.set_standing(visitor, standing).await?;
    for code in app.store.tables_about(visitor).await? {
        let summary = app.store.summary(&code, Some(visitor)).await?;
        let seat = summary.mine.and_then(|mine| mine.seat);
        let chair = summary.chairs.iter().find(|chair| Some(chair.seat) == seat);
        if let Some(chair) = chair.filter(|_| standing == Standing::Banned) {
            app.store.reissue_link(&code, chair.number, Some(visitor), Time::now()).await?;
        }
        renew_rights(app, &[code]).await?;
    }
    Ok(())
}

/// Lets everybody who has one of these tables open find out what they may still see.
pub(crate) async fn renew_rights(app: &App, codes: &[String]) -> Result<(), Failure> {
    for code in codes {
        app.store.touch(code).await?;
        if let Some(room) = app.rooms.loaded(code) {
            let mut inner = room.inner.lock().await;
            inner.refresh(app).await?;
            room.tell(&mut inner);
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use axum::body::Body;
    use axum::http::{Request, StatusCode, header};
    use store::Store;
    use tower::ServiceExt;

    use super::*;
    use crate::config::{Config, Limits};

    #[tokio::test]
    async fn tables_that_nobody_plays_expire_and_finished_ones_are_kept() {
        let folder = tempfile::tempdir().expect("a folder");
        let store = Store::open(&folder.path().join("tarsas.db")).await.expect("a database");
        let app = App::new(Config { limits: Limits::none(), ..Config::default() }, Arc::new(store), None);
        let router = crate::router(app.clone());
        let mut codes = Vec::new();
        for _ in 0..2 {
            let request =
                Request::post("/tables").header(header::CONTENT_TYPE, "application/x-www-form-urlencoded");
            let request = request.body(Body::from("game=power-grid&visibility=open")).expect("a request");
            let response = router.clone().oneshot(request).await.expect("an answer");
            let location = response.headers()[header::LOCATION].to_str().expect("a path");
            codes.push(location.strip_prefix("/t/").expect("a table").to_owned());
        }
        app.store.set_state(&codes[1], TableState::Finished, Time::now()).await.expect("the table");
        assert_eq!(expire_tables(&app, Duration::from_secs(3600)).await, Ok(0));
        // Everything that changed before this moment.
        tokio::time::sleep(Duration::from_millis(5)).await;
        assert_eq!(expire_tables(&app, Duration::ZERO).await, Ok(1));
        let ask = |code: &str| Request::get(format!("/t/{code}")).body(Body::empty()).expect("a request");
        let response = router.clone().oneshot(ask(&codes[0])).await.expect("an answer");
        assert_eq!(response.status(), StatusCode::NOT_FOUND);
        assert!(app.store.open_table(&codes[1]).await.is_ok(), "a finished game is kept");
    }
}
