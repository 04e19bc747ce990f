//! A server of our own.

use std::sync::Arc;

use engine::Seed;
use store::Store;
use tempfile::TempDir;
use tokio::sync::{OnceCell, oneshot};
use web::{Config, Limits};

use super::remove_afterwards;

/// The secret of the operator.
pub(crate) const OPERATOR: &str = "operator";

/// A server with a database of its own.
pub(crate) struct Server {
    pub(crate) url: String,
    pub(crate) store: Arc<Store>,
    /// Dropping it stops the server.
    _stop: oneshot::Sender<()>,
}

impl Server {
    /// The server of all tests: each of them has visitors and tables of its own.
    pub(crate) async fn shared() -> &'static Self {
        static SHARED: OnceCell<Server> = OnceCell::const_new();
        SHARED.get_or_init(Self::start).await
    }

    async fn start() -> Self {
        let data = tempfile::tempdir().map(TempDir::keep).expect("a folder can be made");
        remove_afterwards(&data);
        let store = Arc::new(Store::open(&data.join("tarsas.db")).await.expect("the database opens"));
        let config = Config {
            address: ([127, 0, 0, 1], 0).into(),
            limits: Limits::none(),
            admin_token: Some(OPERATOR.to_owned()),
            seed: Some(Seed::of_series(1, 1)),
            ..Config::default()
        };
        let (ready, is_ready) = oneshot::channel();
        let (stop, stopped) = oneshot::channel::<()>();
        tokio::spawn(web::serve(config, Arc::clone(&store), ready, async {
            let _ = stopped.await;
        }));
        let address = is_ready.await.expect("the server starts");
        Self { url: format!("http://{address}"), store, _stop: stop }
    }
}
