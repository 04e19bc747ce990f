// The notices page: subscribes this browser to its push service, and marks it in the list.

/** Whether this browser can be told; a page without encryption cannot. */
const canPush = () => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** Subscribes this browser; returns what went wrong, in a sentence. */
async function trySubscribe(place) {
  if (await Notification.requestPermission() !== "granted") return place.dataset.denied;
  const worker = await navigator.serviceWorker.ready;
  // A subscription that the server does not know is dead, or was made for another server.
  await (await worker.pushManager.getSubscription())?.unsubscribe();
  const subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: place.dataset.key });
  const { endpoint, keys } = subscription.toJSON();
  const answer = await fetch("/notices/push", {
    method: "POST",
    body: new URLSearchParams({ address: endpoint, public: keys.p256dh, secret: keys.auth }),
  });
  return answer.ok ? "" : answer.text();
}

async function subscribe(place, button) {
  button.disabled = true;
  const problem = await trySubscribe(place).catch(() => words.failed);
  button.disabled = false;
  if (!problem) { location.assign("/notices?said=notices-saved"); return; }
  toast(problem);
  announce(problem);
}

async function showDevices() {
  const place = $("#push");
  if (!place || !canPush()) return;
  const button = $("#push-on");
  $("#push-none").hidden = true;
  button.addEventListener("click", () => subscribe(place, button));
  const worker = await navigator.serviceWorker.ready;
  const subscription = await worker.pushManager.getSubscription();
  const own = $$("form[data-channel]").find((form) => form.dataset.channel === subscription?.endpoint);
  if (!own) { button.hidden = false; return; }
  $(".here", own).hidden = false;
  own.addEventListener("submit", () => { subscription.unsubscribe(); });
}

/** Quiet hours follow the clock of the browser: after a journey, and when summer time begins or ends. */
function followClock() {
  const offset = String(-new Date().getTimezoneOffset());
  const field = $("#zone");
  if (field) { $("select", field).value = offset; field.hidden = true; }
  if ("quietOffset" in body.dataset && body.dataset.quietOffset !== offset) {
    fetch("/notices/zone", { method: "POST", body: new URLSearchParams({ offset }) }).catch(() => { /* next time */ });
  }
}

showDevices();
followClock();
