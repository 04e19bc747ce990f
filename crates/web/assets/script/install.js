// The service worker, where the browser has one: only with https or on this machine.

navigator.serviceWorker?.register("/worker.js").catch(() => { /* without it there is only no page when offline */ });
