import type { Worker } from 'playwright-core';
import { expect } from 'vitest';
import { newDiner } from '../browser.ts';

type Diner = Awaited<ReturnType<typeof newDiner>>;
type Options = NonNullable<Parameters<typeof newDiner>[1]>;

interface News {
  title: string;
  body: string;
  tag: string;
  path?: string;
}

/** A browser with notification permission and an active service worker. */
interface NotifiedBrowser extends Diner {
  /** Resolves once the service worker has shown the notification. */
  push: (news: News) => Promise<void>;
  shown: () => Promise<{ title: string; body: string; tag: string }[]>;
  /** Taps the only notification. Resolves with the worker's reaction: `focus /menu` or `open /menu`. */
  tap: () => Promise<string[]>;
}

/** The parts of the service worker's global scope that these tests use. */
interface WorkerScope extends EventTarget {
  registration: ServiceWorkerRegistration;
  shownCount: number;
  clients: { openWindow: (href: string) => Promise<null> };
  WindowClient: { prototype: { url: string; focus: () => Promise<void> } };
  NotificationEvent: new (type: string, init: { notification: Notification }) => Event;
}

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
  // The page registers its service worker itself, at any time after its load.
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

/** Runs in the worker. Chromium may lose notifications that are listed while they are shown, so they are counted instead. */
function countShown(): void {
  const scope = self as unknown as WorkerScope;
  const show = scope.registration.showNotification.bind(scope.registration);
  scope.shownCount = 0;
  scope.registration.showNotification = async (...news) => {
    await show(...news);
    scope.shownCount += 1;
  };
}

/** Runs in the worker. Browsers open windows only after a real tap, so a simulated one only records the attempts. */
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
