import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newDiner } from './browser.ts';
import { countShifts, readShift } from './count-shifts.ts';
import { order } from './scenes/checkout-steps.ts';
import { openShop, type Shop } from './shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(async () => {
  await shop.dispose();
});

/** The number of permission requests. */
const asked = (page: Page) => page.evaluate(() => Reflect.get(window, 'permissionAsked') as number);

/** A diner with a simulated push service and this answer to the permission request. Requests to the shop are only recorded. */
async function followWith(answer: 'granted' | 'denied') {
  const diner = await newDiner(shop.url, { needsNotifications: true });
  const { page } = diner;
  await page.addInitScript((said) => {
    const endpoint = 'https://fcm.googleapis.com/fcm/send/a';
    const keys = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) };
    let permission = 'default';
    let subscription: object | null = null;
    Reflect.set(window, 'permissionAsked', 0);
    const notification = {
      get permission() {
        return permission;
      },
      requestPermission: async () => {
        Reflect.set(window, 'permissionAsked', Number(Reflect.get(window, 'permissionAsked')) + 1);
        permission = said;
        return said;
      },
    };
    const pushManager = {
      getSubscription: async () => subscription,
      subscribe: async () => {
        subscription = { endpoint, toJSON: () => ({ endpoint, keys }) };
        return subscription;
      },
    };
    Reflect.set(window, 'Notification', notification);
    const registration = { pushManager, scope: `${location.origin}/` } as unknown as ServiceWorkerRegistration;
    navigator.serviceWorker.getRegistrations = async () => [registration];
  }, answer);
  const sent: string[] = [];
  await page.route('**/v2/public/orders/*/push', async (route) => {
    const method = route.request().method();
    if (method === 'GET') return route.continue();
    sent.push(`${method} ${route.request().postDataJSON().endpoint}`);
    return route.fulfill({ json: { status: 'success', payload: {} } });
  });
  await order(page, 'pickup');
  await page.getByRole('link', { name: 'Suivre ma commande' }).click();
  await page.waitForURL('**/commande/*');
  return { ...diner, sent };
}

it('asks the browser for nothing before a tap, then is told of the order until it is tapped again [LIV-16]', async () => {
  const { page, problems, sent, leave } = await followWith('granted');
  await page.getByRole('button', { name: 'Me prévenir', exact: true }).waitFor();
  expect(await asked(page)).toBe(0);
  await page.getByRole('button', { name: 'Me prévenir', exact: true }).click();
  await page.getByText('Cet appareil est prévenu à chaque étape').waitFor();
  expect([await asked(page), sent]).toEqual([1, ['POST https://fcm.googleapis.com/fcm/send/a']]);
  await page.getByRole('button', { name: 'Ne plus me prévenir' }).click();
  await page.getByRole('button', { name: 'Me prévenir', exact: true }).waitFor();
  expect(sent.at(-1)).toBe('DELETE https://fcm.googleapis.com/fcm/send/a');
  expect(problems).toEqual([]);
  await leave();
});

it('takes a no for a no: it says so, and offers it no more [LIV-16]', async () => {
  const { page, sent, leave } = await followWith('denied');
  await page.getByRole('button', { name: 'Me prévenir', exact: true }).click();
  await page.getByText('Les notifications sont bloquées pour ce site').waitFor();
  expect([await page.getByRole('button', { name: 'Me prévenir' }).count(), sent]).toEqual([0, []]);
  await leave();
});

it.each([
  ['can be told', 'off', 'À chaque étape, même page fermée.', () => Reflect.set(window, 'PushManager', class {})],
  ['can’t be told', 'none', 'Gardez cette page ouverte', () => Reflect.deleteProperty(window, 'PushManager')],
])(
  'moves nothing from under a finger once it is known that a browser %s [LIV-16]',
  async (_name, standing, words, prepare) => {
    const { page, leave } = await newDiner(shop.url, { needsNotifications: true });
    await order(page, 'pickup');
    await page.getByRole('link', { name: 'Suivre ma commande' }).click();
    await page.waitForURL('**/commande/*');
    await page.addInitScript(prepare);
    await page.addInitScript(countShifts);
    await page.reload();
    await page.getByText(words).waitFor();
    const row = page.getByTestId('live-push');
    await expect
      .poll(async () => {
        await page.keyboard.press('Shift');
        return row.getAttribute('data-state');
      })
      .toBe(standing);
    await page.getByText(words).waitFor();
    expect(await readShift(page)).toBeLessThan(0.001);
    await leave();
  },
);
