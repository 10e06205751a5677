/** A push subscription of this browser. */
export interface BrowserPush {
  endpoint: string;
  /** Base64url. */
  p256dh: string;
  auth: string;
}

/**
 * Whether this browser can get pushes and the user has not refused them. False on plain http, and on iOS outside of an installed
 * application.
 */
export function canPush(): boolean {
  const isThere = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  return isThere && window.isSecureContext && Notification.permission !== 'denied';
}

/** The registration of exactly this scope. A worker with a wider scope shows no pushes of this one. */
async function findWorker(scope: string): Promise<ServiceWorkerRegistration | undefined> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  return registrations.find((one) => new URL(one.scope).pathname === scope);
}

/** The endpoint of this browser's subscription by the worker of a scope; null: there is none. */
export async function findPush(scope: string): Promise<string | null> {
  if (Notification.permission !== 'granted') return null;
  const subscription = await (await findWorker(scope))?.pushManager.getSubscription();
  return subscription?.endpoint ?? null;
}

/** Asks the user for permission. Browsers let a page ask only in a tap. */
export async function askToNotify(): Promise<boolean> {
  return (await Notification.requestPermission()) === 'granted';
}

/**
 * Subscribes the browser with a server's key, and replaces a subscription with another key. @throws where no worker has this
 * scope.
 */
export async function subscribeToPush(scope: string, publicKey: string): Promise<BrowserPush> {
  const worker = await findWorker(scope);
  if (!worker) throw new Error('There is no service worker that could be told.');
  const { pushManager } = worker;
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  const subscription = await pushManager.subscribe(options).catch(async () => {
    await (await pushManager.getSubscription())?.unsubscribe();
    return pushManager.subscribe(options);
  });
  const { endpoint = '', keys = {} } = subscription.toJSON();
  return { endpoint, p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' };
}

/** Ends the subscription of this browser: its push service then answers that the endpoint is gone. */
export async function leavePush(scope: string): Promise<void> {
  if (!canPush()) return;
  const subscription = await (await findWorker(scope))?.pushManager.getSubscription();
  await subscription?.unsubscribe();
}

/** The SHA-256 of an endpoint, in hexadecimal, by which the server lists browsers. */
export async function digestOf(endpoint: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
