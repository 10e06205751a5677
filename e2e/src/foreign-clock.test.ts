import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newDiner } from './browser.ts';
import { changeCatalogue } from './change-catalogue.ts';
import { addItem, awake, fillPersonal, next, onTab, walkToPayment } from './diner.ts';
import { listOrders } from './listed-orders.ts';
import { openShop, type Shop } from './shop.ts';

const minute = 60_000;
const hour = 60 * minute;

let shop: Shop;
// The clocks go forward this night. A Sunday service covers the hour that is skipped, or repeated in October.
beforeAll(async () => {
  shop = await openShop({ CLOCK: '2027-03-27T21:00:00+01:00' });
  await changeCatalogue(shop, ({ menus }) => {
    for (const { day, times } of menus[0]?.active_times ?? [])
      if (day === 'sun') times.unshift({ start: '01:30', end: '04:00' });
  });
});
afterAll(async () => {
  await shop.dispose();
});

/** The server's slots of a day for pickup, such as "21:30 free". */
async function serverSlots(date: string): Promise<string[]> {
  const answer = await fetch(`${shop.url}/v2/public/slots?mode=pickup&date=${date}`);
  const { payload } = (await answer.json()) as { payload: { slots: { value: string; state: string }[] } };
  return payload.slots.map(({ value, state }) => `${value} ${state}`);
}

async function serverNow(): Promise<number> {
  return Date.parse((await fetch(`${shop.url}/v2/public/settings`)).headers.get('date') ?? '');
}

/** A diner in another time zone whose clock is wrong by some hours. */
async function newTraveller(timezoneId: string, hoursWrong: number) {
  const diner = await newDiner(shop.url, { timezoneId });
  await diner.page.clock.install({ time: (await serverNow()) + hoursWrong * hour });
  return diner;
}

/** Opens a page and waits until it knows the server's clock, which replaces the rendered times. */
async function arrive(page: Page, path: string): Promise<void> {
  const answer = page.waitForResponse('**/v2/public/settings');
  await page.goto(path);
  await answer;
  await awake(page);
  await page.waitForLoadState('networkidle');
}

/** The promised times for pickup on the page, such as "21 h 20". */
async function promisesOn(page: Page, place = page.locator('main')): Promise<string[]> {
  const promise = /(?:prête|retrait) vers (\d+ h(?: \d\d)?)/gi;
  const read = async () => [...(await place.innerText()).replace(/\s/g, ' ').matchAll(promise)];
  await expect.poll(async () => (await read()).length).toBeGreaterThan(0);
  return (await read()).map(([, said = '']) => said);
}

/** The wall-clock time in Lyon, as the shop writes it. */
function sayHour(epochMilliseconds: number): string {
  const [hours, minutes] = new Date(epochMilliseconds)
    .toLocaleTimeString('fr-FR', { timeZone: 'Europe/Paris', hour: 'numeric', minute: '2-digit' })
    .split(':');
  return minutes === '00' ? `${Number(hours)} h` : `${Number(hours)} h ${minutes}`;
}

async function toTimes(page: Page): Promise<void> {
  await page.getByTestId('order-type-pickup').click();
  await onTab(page, 'personal');
  await fillPersonal(page);
  await next(page);
  await onTab(page, 'delivery');
}

const dayOf = (page: Page, date: string) => page.locator(`[name=delivery_date][value="${date}"]`);

/** Chooses a day and expects the same slots as the server's. */
async function slotsOn(page: Page, date: string): Promise<string[]> {
  // The Swedish format is "2027-03-27 21:00:12".
  const now = new Date(await serverNow()).toLocaleString('sv-SE', { timeZone: 'Europe/Paris' }).slice(0, 16);
  // The page does not show past slots.
  const expected = (await serverSlots(date)).filter((slot) => `${date} ${slot.slice(0, 5)}` > now);
  if (!(await dayOf(page, date).isChecked()))
    await Promise.all([
      page.waitForResponse((answer) => answer.url().includes(`date=${date}`)),
      dayOf(page, date).check({ force: true }),
    ]);
  const shown = () =>
    page
      .getByTestId('slot')
      .evaluateAll((slots) => slots.map((slot) => `${slot.querySelector('input')?.value} ${slot.dataset.state}`));
  await expect.poll(shown, { message: date }).toEqual(expected);
  return expected;
}

/** Orders for a slot and returns the order that the restaurant has. */
async function orderAt(page: Page, time: string): Promise<{ dateText: string; promisedAt: string }> {
  await page.locator(`[name=delivery_time_range][value="${time}"]`).check({ force: true });
  await next(page);
  await onTab(page, 'payment');
  await page.getByTestId('place-order').click();
  await page.waitForURL('**/success');
  await page.getByTestId('order-number').waitFor();
  const [order] = await listOrders(shop);
  if (!order) throw new Error('No order was stored.');
  return order;
}

describe('a device elsewhere, or with a wrong clock', () => {
  const week = ['27', '28', '29', '30', '31'].map((day) => `2027-03-${day}`).concat('2027-04-01', '2027-04-02');

  it.each([
    { timezoneId: 'Pacific/Auckland', hoursWrong: 0 },
    { timezoneId: 'America/New_York', hoursWrong: -2 },
    { timezoneId: 'Europe/Paris', hoursWrong: 2 },
  ])(
    'in $timezoneId and $hoursWrong hours wrong, promises, offers and orders the server’s times [CHK-27, CHK-28, CHK-29, CHK-56, CHK-58, CHK-59]',
    async ({ timezoneId, hoursWrong }) => {
      const { page, problems, leave } = await newTraveller(timezoneId, hoursWrong);
      const promises: string[] = [];
      const startedAt = await serverNow();
      await arrive(page, '/');
      promises.push(...(await promisesOn(page)));
      await arrive(page, '/menu');
      promises.push(...(await promisesOn(page)));
      await addItem(page, 'Reine');
      await page.getByRole('button', { name: 'Voir le panier' }).click();
      promises.push(...(await promisesOn(page, page.getByTestId('cart-promise'))));
      await arrive(page, '/checkout');
      promises.push(...(await promisesOn(page)));
      await toTimes(page);
      promises.push(...(await promisesOn(page)));
      // Twenty minutes from now, rounded up to five. The page checks its clock every 30 seconds, and later on a busy machine.
      const possible: string[] = [];
      for (let at = startedAt - minute; at <= (await serverNow()); at += minute / 4)
        possible.push(sayHour(Math.ceil((at + 20 * minute) / (5 * minute)) * 5 * minute));
      expect(promises).toHaveLength(5);
      for (const promise of promises) expect(possible).toContain(promise);

      await page.getByText('Plus tard').click();
      for (const date of week) {
        const hasFree = (await serverSlots(date)).some((slot) => slot.endsWith(' free'));
        expect(await dayOf(page, date).isEnabled(), date).toBe(hasFree);
        if (hasFree) await slotsOn(page, date);
      }
      expect(await page.locator('[name=delivery_date]').count()).toBe(week.length);
      const night = (await slotsOn(page, '2027-03-28')).slice(0, 6).map((slot) => slot.split(' ')[0]);
      expect(night).toEqual(['01:30', '01:45', '03:00', '03:15', '03:30', '03:45']);

      const order = await orderAt(page, '03:15');
      expect(order.dateText).toBe('2027-03-28 03:15');
      expect(Date.parse(order.promisedAt)).toBe(Date.parse('2027-03-28T03:15:00+02:00'));
      expect((await page.locator('main').innerText()).replace(/\s/g, ' ')).toContain('3 h 15');
      expect(problems).toEqual([]);
      await leave();
    },
  );

  it('two hours wrong, is told of a price that rose, and orders at it with one more tap [CHK-47]', async () => {
    const { page, leave } = await newTraveller('Europe/Paris', 2);
    const answers: number[] = [];
    page.on('response', (answer) => {
      if (answer.request().method() === 'POST' && answer.url().endsWith('/v2/public/checkout/'))
        answers.push(answer.status());
    });
    await arrive(page, '/menu');
    await addItem(page, 'Reine');
    await page.goto('/checkout');
    await walkToPayment(page, 'pickup');
    await changeCatalogue(shop, ({ menus }) => {
      for (const { item_name, item_price } of menus.flatMap(({ categories }) =>
        categories.flatMap(({ items }) => items),
      ))
        if (item_name === 'Reine') item_price.price_pickup += 1;
    });
    const order = page.getByTestId('place-order');
    const button = await order.innerText();
    await order.click();
    await page.getByRole('alert').filter({ hasText: '→' }).waitFor();
    expect(await order.innerText()).not.toBe(button);
    expect(answers).toEqual([409]);
    await order.click();
    await page.waitForURL('**/success');
    expect(answers).toEqual([409, 200]);
    await leave();
  });

  it('in America/New_York, offers each time of the night on which the clocks go back once, and means its first occurrence [CHK-28, CHK-58]', async () => {
    await shop.stop();
    await shop.restart({ CLOCK: '2027-10-30T21:00:00+02:00' });
    const { page, leave } = await newTraveller('America/New_York', 0);
    await page.goto('/menu');
    await addItem(page, 'Reine');
    await page.goto('/checkout');
    await toTimes(page);
    await page.getByText('Plus tard').click();
    const slots = await slotsOn(page, '2027-10-31');
    expect(slots.filter((slot) => slot.startsWith('02:'))).toEqual(
      ['02:00', '02:15', '02:30', '02:45'].map((time) => `${time} free`),
    );
    expect(new Set(slots).size).toBe(slots.length);
    const order = await orderAt(page, '02:30');
    expect(Date.parse(order.promisedAt)).toBe(Date.parse('2027-10-31T02:30:00+02:00'));
    await leave();
  });
});
