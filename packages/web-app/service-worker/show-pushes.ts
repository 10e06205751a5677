declare const self: ServiceWorkerGlobalScope;

interface News {
  title: string;
  body: string;
  tag: string;
  path?: string;
}

interface Look {
  icon: string;
  path: string;
}

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
  // Browsers without `renotify` show a tag's second notification silently.
  const options = { body, tag, renotify: true, icon: look.icon, data: { path: path ?? look.path } };
  return self.registration.showNotification(title, options);
}

async function open(path: string): Promise<void> {
  const { href, origin, pathname } = new URL(path, self.location.origin);
  if (origin !== self.location.origin) return;
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = windows.find((one) => new URL(one.url).pathname === pathname);
  await (shown ? shown.focus() : self.clients.openWindow(href));
}
