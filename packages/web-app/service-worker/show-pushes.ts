declare const self: ServiceWorkerGlobalScope;

/** The payload of a push. */
interface News {
  title: string;
  body: string;
  /** Names the subject: a later push with the same tag replaces the notification. */
  tag: string;
  /** The page that tells more, below the site's address. */
  path?: string;
}

interface Look {
  icon: string;
  /** The page of a push that names none. */
  path: string;
}

/** Shows pushes as notifications, and opens their page when a notification is tapped. */
export function showPushes(look: Look): void {
  self.addEventListener('push', (event) => {
    const news = event.data?.json() as News | undefined;
    if (news) event.waitUntil(show(news, look));
  });
  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(event.notification.data.path));
  });
}

function show({ title, body, tag, path }: News, look: Look): Promise<void> {
  // Not every browser knows `renotify`: without it the second notification of a tag makes no sound.
  const options = { body, tag, renotify: true, icon: look.icon, data: { path: path ?? look.path } };
  return self.registration.showNotification(title, options);
}

/** Shows a page of the site, in the window that has it, else in a new one. */
async function open(path: string): Promise<void> {
  const { href, origin, pathname } = new URL(path, self.location.origin);
  if (origin !== self.location.origin) return;
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = windows.find((one) => new URL(one.url).pathname === pathname);
  await (shown ? shown.focus() : self.clients.openWindow(href));
}
