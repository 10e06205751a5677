import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { moving, newDiner } from './browser.ts';
import { readLedger } from './card-sandbox.ts';
import { type Catalogue, changeCatalogue } from './change-catalogue.ts';
import { addItem, chooseZone, enterCheckout, fillPersonal, leaveDelivery, type Mode, next, onTab } from './diner.ts';
import { listOrders } from './listed-orders.ts';
import { openShop, type Shop } from './shop.ts';
import { orderStubbornly, type Wish } from './stubborn-diner.ts';

/** A change by the restaurant while a diner orders a Reine and a César, which has a discount of 20 %. */
interface Change {
  name: string;
  mode: Mode;
  make: (catalogue: Catalogue) => void;
  /** The message that the page or the response to the order must show. */
  words: RegExp;
  /** The message after the response to the order, until the page has loaded the reason; by default `words`. */
  amounts?: RegExp;
  /** The diner's reaction to the message; by default the diner orders all the same. */
  takeWayOut?: (page: Page, wish: Wish) => Promise<unknown>;
  /** The final price in cents. */
  totalCents: number;
}

const caesarsOf = ({ menus }: Catalogue) =>
  menus.flatMap(({ categories }) => categories.flatMap(({ items }) => items.filter(({ item_id }) => item_id === 402)));

const changes: Change[] = [
  {
    name: 'a price rises',
    mode: 'pickup',
    make: (catalogue) => {
      for (const { item_price } of caesarsOf(catalogue)) item_price.price_pickup = 13.5;
    },
    words: /César : 12,50 € → 13,50 €/g,
    totalCents: 1290 + 1080,
  },
  {
    name: 'a dish is sold out',
    mode: 'pickup',
    make: (catalogue) => {
      for (const item of caesarsOf(catalogue)) item.is_available = false;
    },
    words: /César vient d’être épuisée\./g,
    takeWayOut: async (page) => {
      // The bar below an open cart has the same button.
      const remove = page.getByRole('button', { name: /^La retirer/ }).filter({ visible: true });
      await remove.last().click();
      await expect.poll(() => remove.count()).toBe(0);
    },
    totalCents: 1290,
  },
  {
    name: 'a zone closes',
    mode: 'delivery',
    make: ({ settings }) => {
      settings['features.delivery.zones'] = [settings['features.delivery.zones']].flat().slice(1);
    },
    words: /hors de nos zones de livraison/g,
    takeWayOut: async (page, wish) => {
      wish.mode = 'pickup';
      const toPickup = page.getByRole('button', { name: 'Passer en retrait' }).filter({ visible: true });
      if (await toPickup.first().isVisible()) await toPickup.first().click();
      else await page.getByTestId('checkout-tab-type').click();
    },
    totalCents: 1290 + 1000,
  },
  {
    name: 'an offer ends',
    mode: 'pickup',
    make: (catalogue) => {
      catalogue.offers = catalogue.offers.filter(({ id }) => id !== 90);
    },
    words: /−20 % sur César ne s’applique plus/g,
    amounts: /Remises : 2,50 € → 0,00 €/,
    totalCents: 1290 + 1250,
  },
];

/** The diner's position at the time of the change. */
const places = ['menu', 'personal', 'delivery', 'payment'] as const;
type Place = (typeof places)[number];

const payments = [
  { payment: 'cash', isCardTaken: false },
  { payment: 'cash', isCardTaken: true },
  { payment: 'card', isCardTaken: true },
] as const;

const all = changes.flatMap((change) =>
  places.flatMap((place) => payments.map((payment) => ({ ...change, ...payment, place }))),
);
// Every thirteenth case covers all changes, places and payments, because 13 does not divide their number.
const every = inject('drillShare') === 1 ? 1 : 13;
const chosen = all.filter((_, index) => index % every === 0);

async function walkTo(page: Page, place: Place, mode: Mode): Promise<void> {
  const steps: Record<Place, () => Promise<unknown>> = {
    menu: async () => {
      await page.goto('/menu');
      if (mode === 'delivery') await chooseZone(page, 'Croix-Rousse');
      await addItem(page, 'César');
      await addItem(page, 'Reine');
    },
    personal: () => enterCheckout(page, mode),
    delivery: async () => {
      await fillPersonal(page);
      await next(page);
      await onTab(page, 'delivery');
    },
    payment: () => leaveDelivery(page, mode),
  };
  for (const step of places.slice(0, places.indexOf(place) + 1)) await steps[step]();
}

let shop: Shop;
let usual: Catalogue;
beforeAll(async () => {
  shop = await openShop({ CLOCK: '2027-03-31T10:00:00Z' });
  await changeCatalogue(shop, (catalogue) => {
    const { offers } = catalogue;
    offers.push({ ...offers[0], id: 90, type: 'percentage', value: 20, items: [402], active_times: [] });
    usual = structuredClone(catalogue);
  });
});
afterAll(async () => {
  await shop.dispose();
});

describe('a change is said in words before anything is paid, once, though', () => {
  it.each(chosen)(
    '$name at the step "$place" (cards taken: $isCardTaken, paid by $payment) [CHK-47, ERR-05]',
    async (run) => {
      const { page, leave } = await newDiner(shop.url, moving);
      await changeCatalogue(shop, (catalogue) => {
        Object.assign(catalogue, structuredClone(usual));
        catalogue.settings['payments.stripe.active'] = run.isCardTaken;
        // A unique value, so that the responses differ from those of the previous run.
        catalogue.settings['contacts.phone'] = `+3347800${String(1000 + chosen.indexOf(run))}`;
      });
      await walkTo(page, run.place, run.mode);
      await changeCatalogue(shop, run.make);

      const events: string[] = [];
      page.on('response', (response) => {
        const isOrder = response.request().method() === 'POST' && response.url().endsWith('/v2/public/checkout/');
        // An order whose response was slow is sent again, and counts once.
        if (isOrder && response.ok() && !events.includes('placed')) events.push('placed');
      });
      let most = 0;
      const wish: Wish = { payment: run.payment, mode: run.mode };
      const orderNumber = await orderStubbornly(page, wish, 100, async () => {
        const read = async (seen: Locator) => (await seen.innerText()).replace(/\s/g, ' ');
        const countIn = (text: string) => [...text.matchAll(run.words)].length;
        const text = await read(page.locator('body'));
        const sheets = await page.getByRole('dialog').filter({ visible: true }).all();
        const inSheets = countIn((await Promise.all(sheets.map(read))).join('\n'));
        // Both the sheet and the covered page may show the message, but the diner reads only one of them.
        const count = Math.max(inSheets, countIn(text) - inSheets);
        most = Math.max(most, count);
        if ((count === 0 && !run.amounts?.test(text)) || events.includes('said')) return;
        events.push('said');
        await run.takeWayOut?.(page, wish);
      });
      if (orderNumber === null)
        throw new Error(`No order from ${page.url()}:\n${await page.locator('body').innerText()}`);
      expect(events).toEqual(['said', 'placed']);
      expect(most).toBeLessThanOrEqual(1);
      const order = (await listOrders(shop)).find((one) => String(one.orderNumber) === orderNumber);
      expect(order).toMatchObject({ totalCents: run.totalCents, status: run.payment === 'card' ? 'paid' : 'pending' });
      const { paymentIntents } = await readLedger(shop);
      const taken = paymentIntents.filter(({ metadata }) => metadata.local_id === order?.localId);
      expect(taken.filter(({ status }) => status === 'succeeded').map((intent) => intent.amount_received)).toEqual(
        run.payment === 'card' ? [run.totalCents] : [],
      );
      await leave();
    },
  );
});
