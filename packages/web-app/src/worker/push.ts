/** How a browser is reached, as it says so itself. */
export interface BrowserPush {
  endpoint: string;
  /** Base64url. */
  p256dh: string;
  auth: string;
}

/** Whether this browser can be told by push, and nobody has forbidden it: not on plain http, nor on iOS outside of an installed application. */
export function canPush(): boolean {
  const isThere = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  return isThere && window.isSecureContext && Notification.permission !== 'denied';
}

/** The worker of just this scope: one whose scope has it in it would show nothing of what is pushed. */
async function findWorker(scope: string): Promise<ServiceWorkerRegistration | undefined> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  return registrations.find((one) => new URL(one.scope).pathname === scope);
}

/** Where this browser is reached by the worker of a scope, if somebody has allowed it; null: nobody has. */
export async function findPush(scope: string): Promise<string | null> {
  if (Notification.permission !== 'granted') return null;
  const subscription = await (await findWorker(scope))?.pushManager.getSubscription();
  return subscription?.endpoint ?? null;
}

/** Asks whether the browser may show notifications. Browsers let a page ask only while somebody taps. */
export async function askToNotify(): Promise<boolean> {
  return (await Notification.requestPermission()) === 'granted';
}

/** Subscribes the browser for a shop with this key, in the place of one that it knew by another. @throws where the browser can't be reached. */
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

/** Has this browser told no more, by whomever: its service answers that it is gone. */
export async function leavePush(scope: string): Promise<void> {
  if (!canPush()) return;
  const subscription = await (await findWorker(scope))?.pushManager.getSubscription();
  await subscription?.unsubscribe();
}

/** The SHA-256 of an address, by which the server tells which browsers it knows. */
export async function digestOf(endpoint: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
