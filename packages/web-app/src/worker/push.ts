export interface BrowserPush {
  endpoint: string;
  /** The public key of the subscription, in base64url. */
  p256dh: string;
  auth: string;
}

/** True if push is supported and not refused. False without https, and on iOS outside of an installed app. */
export function canPush(): boolean {
  const isThere = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  return isThere && window.isSecureContext && Notification.permission !== 'denied';
}

/** The scope must be equal: a worker with a wider scope does not show these pushes. */
async function findWorker(scope: string): Promise<ServiceWorkerRegistration | undefined> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  return registrations.find((one) => new URL(one.scope).pathname === scope);
}

export async function findPush(scope: string): Promise<string | null> {
  if (Notification.permission !== 'granted') return null;
  const subscription = await (await findWorker(scope))?.pushManager.getSubscription();
  return subscription?.endpoint ?? null;
}

export async function askToNotify(): Promise<boolean> {
  return (await Notification.requestPermission()) === 'granted';
}

/** Subscribes with the server's key, and replaces another key's subscription. @throws if no worker has this scope. */
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

export async function leavePush(scope: string): Promise<void> {
  if (!canPush()) return;
  const subscription = await (await findWorker(scope))?.pushManager.getSubscription();
  await subscription?.unsubscribe();
}

/** SHA-256 in hexadecimal. The server uses it as the id of a browser's subscription. */
export async function digestOf(endpoint: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
