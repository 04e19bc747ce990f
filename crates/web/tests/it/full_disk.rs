//! A server whose store cannot be written for a while.

use axum::http::StatusCode;

use crate::site::{Site, ids, in_turn, two_people};

/// Every table that changes after the start, with what a request does to it.
const WRITES: [(&str, &str); 6] = [
    ("acquaintance", "UPDATE"),
    ("setting", "INSERT"),
    ("move", "INSERT"),
    ("draft", "INSERT"),
    ("talk", "INSERT"),
    ("visitor", "UPDATE"),
];

/// Makes every write fail, as a full disk does.
async fn fill(site: &Site) {
    for (table, what) in WRITES {
        site.execute(&format!(
            "CREATE TRIGGER full_{table} BEFORE {what} ON {table} BEGIN SELECT RAISE(ROLLBACK, 'full'); END"
        ))
        .await;
    }
}

async fn free(site: &Site) {
    for (table, _) in WRITES {
        site.execute(&format!("DROP TRIGGER full_{table}")).await;
    }
}

#[tokio::test]
async fn people_look_while_nothing_can_be_written_and_play_on_afterwards() {
    let site = Site::new().await;
    let (mut anna, mut bela, code) = two_people(&site).await;
    let (mut mover, mut other, view) = in_turn(&mut anna, &mut bela, &code).await;
    mover.play(&code, &view, &ids(&view)[0]).await;
    let view = mover.view(&code).await;
    mover.play(&code, &view, &ids(&view)[0]).await;
    fill(&site).await;
    // There are moves that the other one has not seen: this is written when the page is read.
    let here = format!("/t/{code}");
    assert_eq!(other.get(&here).await.status, StatusCode::OK);
    assert_eq!(other.get(&format!("/api/v1/tables/{code}")).await.status, StatusCode::OK);
    assert_eq!(other.get("/").await.status, StatusCode::OK);
    let said = other.post(&format!("{here}/chat"), &[("text", "hi")]).await;
    assert_eq!(said.status, StatusCode::SERVICE_UNAVAILABLE);
    let health = other.get("/healthz").await;
    assert_eq!(
        (health.status, health.text().as_str()),
        (StatusCode::SERVICE_UNAVAILABLE, "the store cannot be written\n")
    );
    free(&site).await;
    assert_eq!(other.get("/healthz").await.status, StatusCode::OK);
    assert_eq!(other.post(&format!("{here}/chat"), &[("text", "hi again")]).await.location(), here);
    let (mut mover, _, view) = in_turn(&mut anna, &mut bela, &code).await;
    mover.play(&code, &view, &ids(&view)[0]).await;
    assert!(mover.view(&code).await["version"].as_u64() > view["version"].as_u64(), "the game goes on");
}
