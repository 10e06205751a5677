import type { Worker } from 'playwright-core';
import { expect } from 'vitest';
import { newDiner } from '../browser.ts';

type Diner = Awaited<ReturnType<typeof newDiner>>;
type Options = NonNullable<Parameters<typeof newDiner>[1]>;

/** A push notification as the browser receives it. */
interface News {
  title: string;
  body: string;
  tag: string;
  path?: string;
}

/** A browser with permission for notifications and an active service worker. */
interface NotifiedBrowser extends Diner {
  /** Resolves once the worker has shown it. */
  push: (news: News) => Promise<void>;
  /** What the worker shows outside of every page. */
  shown: () => Promise<{ title: string; body: string; tag: string }[]>;
  /** Taps the only thing that is shown; resolves with what the worker does then: `focus /menu`, `open /menu`. */
  tap: () => Promise<string[]>;
}

/** What a worker has about it, as far as it is used here. */
interface WorkerScope extends EventTarget {
  registration: ServiceWorkerRegistration;
  /** How often something was shown. */
  shownCount: number;
  clients: { openWindow: (href: string) => Promise<null> };
  WindowClient: { prototype: { url: string; focus: () => Promise<void> } };
  NotificationEvent: new (type: string, init: { notification: Notification }) => Event;
}

/** Opens a page whose worker, that of a scope such as `/`, shows what is pushed. */
export async function openNotifiedBrowser(
  url: string,
  { path, scope, ...options }: { path: string; scope: string } & Options,
): Promise<NotifiedBrowser> {
  const diner = await newDiner(url, {
    needsNotifications: true,
    serviceWorkers: 'allow',
    permissions: ['notifications'],
    ...options,
  });
  const { page } = diner;
  const devtools = await page.context().newCDPSession(page);
  // The page registers its worker itself, in its own time.
  const scopes = new Map<string, string>();
  const activated = new Set<string>();
  devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    for (const { scopeURL, registrationId } of registrations) scopes.set(scopeURL, registrationId);
  });
  devtools.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
    for (const { registrationId, status } of versions) if (status === 'activated') activated.add(registrationId);
  });
  await devtools.send('ServiceWorker.enable');
  await page.goto(path);
  const idOf = () => scopes.get(url + scope) ?? '';
  const findWorker = () =>
    page
      .context()
      .serviceWorkers()
      .find((one) => one.url() === `${url}${scope}sw.js`);
  await expect.poll(() => activated.has(idOf()) && findWorker() !== undefined, { timeout: 60_000 }).toBe(true);
  const worker = findWorker() as Worker;
  await worker.evaluate(countShown);
  const countIn = () => worker.evaluate(() => (self as unknown as WorkerScope).shownCount);

  return {
    ...diner,
    push: async (news) => {
      const before = await countIn();
      await devtools.send('ServiceWorker.deliverPushMessage', {
        origin: url,
        registrationId: idOf(),
        data: JSON.stringify(news),
      });
      await expect.poll(countIn).toBeGreaterThan(before);
    },
    shown: () =>
      worker.evaluate(async () => {
        const notifications = await (self as unknown as WorkerScope).registration.getNotifications();
        return notifications.map(({ title, body, tag }) => ({ title, body, tag }));
      }),
    tap: () => worker.evaluate(tapShown),
  };
}

/**
 * Runs in the worker: Chromium sometimes loses its notifications if they are listed at that moment, so they are
 * counted here.
 */
function countShown(): void {
  const scope = self as unknown as WorkerScope;
  const show = scope.registration.showNotification.bind(scope.registration);
  scope.shownCount = 0;
  scope.registration.showNotification = async (...news) => {
    await show(...news);
    scope.shownCount += 1;
  };
}

/**
 * Runs in the worker and simulates a tap. Browsers open or focus a window only after a real tap, so both are recorded
 * only.
 */
async function tapShown(): Promise<string[]> {
  const { registration, clients, WindowClient, NotificationEvent } = self as unknown as WorkerScope;
  const done: string[] = [];
  const note = (what: string, href: string) => done.push(`${what} ${new URL(href).pathname}`);
  WindowClient.prototype.focus = async function () {
    note('focus', this.url);
  };
  clients.openWindow = async (href) => {
    note('open', href);
    return null;
  };
  const [notification] = await registration.getNotifications();
  if (!notification) throw new Error('Nothing is shown.');
  const waited: Promise<unknown>[] = [];
  const event = new NotificationEvent('notificationclick', { notification });
  Object.assign(event, { waitUntil: (work: Promise<unknown>) => waited.push(work) });
  self.dispatchEvent(event);
  await Promise.all(waited);
  return done;
}
