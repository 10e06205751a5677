import { afterAll, beforeAll, expect, it } from 'vitest';
import { newDiner } from '../browser.ts';
import { openShop, type Shop } from '../shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(async () => {
  await shop.dispose();
});

it('shows what is pushed, the newest of an order in the place of the one before [LIV-16]', async () => {
  const { page, leave } = await newDiner(shop.url, {
    needsNotifications: true,
    serviceWorkers: 'allow',
    permissions: ['notifications'],
  });
  const devtools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  await page.goto('/');
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js', { scope: '/' });
    await navigator.serviceWorker.ready;
  });
  const registrationId = await registered;
  const push = (body: string) => {
    const news = { title: 'Commande nº 1042', body, tag: 'commande-1042', path: '/commande/a' };
    return devtools.send('ServiceWorker.deliverPushMessage', {
      ...{ origin: shop.url, registrationId, data: JSON.stringify(news) },
    });
  };
  const shown = () =>
    page.evaluate(async () => {
      const notifications = await (await navigator.serviceWorker.ready).getNotifications();
      return notifications.map(({ title, body, tag }) => ({ title, body, tag }));
    });
  for (const body of ['Acceptée : prête à 19 h 45', 'Prête ! On vous attend au comptoir']) {
    await push(body);
    await expect.poll(shown).toEqual([{ title: 'Commande nº 1042', body, tag: 'commande-1042' }]);
  }
  await leave();
});
