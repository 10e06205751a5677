declare const self: ServiceWorkerGlobalScope;

/** What the shop says of an order. */
interface News {
  title: string;
  body: string;
  tag: string;
  /** Its page, below the shop's address. */
  path: string;
}

/** Shows what the shop pushes, news of one thing in the place of what was shown of it, and opens its page when it is tapped. */
export function showPushes(): void {
  self.addEventListener('push', (event) => {
    const news = event.data?.json() as News | undefined;
    if (news) event.waitUntil(show(news));
  });
  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(event.notification.data.path));
  });
}

function show({ title, body, tag, path }: News): Promise<void> {
  // Not every browser knows `renotify`: without it the second one comes without a sound.
  const options = { body, tag, renotify: true, icon: '/icons/192.png', data: { path } };
  return self.registration.showNotification(title, options);
}

/** Shows a page of the site: in the window that has it, else in a new one. */
async function open(path: string): Promise<void> {
  const { href, origin, pathname } = new URL(path, self.location.origin);
  if (origin !== self.location.origin) return;
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = windows.find((one) => new URL(one.url).pathname === pathname);
  await (shown ? shown.focus() : self.clients.openWindow(href));
}
