import { randomUUID } from 'node:crypto';
import { menusFromWire, offersFromWire, orderToWire, paths, settingsFromWire, taxPolicyOf } from '@comptoir/contract';
import {
  canOrder,
  containsAlcohol,
  freeItemCandidates,
  type Item,
  indexItems,
  isServedAt,
  type Mode,
  type Place,
  priceCart,
  quoteDelivery,
  readyFrom,
  subtotalOf,
} from '@comptoir/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { composeLine } from '../../../testing/compose-line.ts';
import { openDemoShop } from '../../../testing/demo-shop.ts';
import { dice } from '../../../testing/dice.ts';
import type { TestShop } from '../../../testing/test-shop.ts';
import { testSite } from '../../../testing/test-site.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openDemoShop();
});
afterAll(() => shop.close());

const place: Place = {
  address: '22 rue de la Martinière',
  address2: '',
  city: 'Lyon',
  postalCode: '69001',
  country: 'France',
  zone: null,
  lat: null,
  lng: null,
};

/** Prices a cart from the API's public responses like the browser, and orders it. */
async function orderAsTheBrowser(mode: Mode, moment: string, seed: number) {
  shop.setClock(moment);
  const now = Temporal.PlainDateTime.from(moment).toZonedDateTime(testSite.timeZone);
  const read = async (path: string) => (await shop.send('GET', path)).json();
  const settings = settingsFromWire(await read(paths.settings));
  const offers = offersFromWire(await read(paths.offers));
  const items = indexItems(menusFromWire(await read(paths.menus)));
  const roll = dice(seed);
  const choosable = [...items.values()].filter(
    ({ menu, item }) => canOrder(menu, item, now) && menu.name === 'La carte',
  );
  const lines = Array.from({ length: 1 + roll(5) }, () => choosable[roll(choosable.length)]?.item)
    .filter((item) => item !== undefined)
    .map((item) => composeLine(item, roll, now));

  const menus = [...new Set(lines.flatMap((line) => items.get(line.itemId)?.menu ?? []))];
  const { exceptions } = settings.scheduling;
  const orderTime = readyFrom(menus, mode, now, exceptions);
  if (!orderTime) throw new Error('The demo restaurant opens within a week.');
  const isServed = (item: Item) => {
    const menu = items.get(item.id)?.menu;
    return menu !== undefined && isServedAt(menu, mode, orderTime, exceptions);
  };
  const subtotalCents = subtotalOf(lines, items, mode);
  const ownPlace = mode === 'delivery' ? place : null;
  const quote = quoteDelivery({ mode, rules: settings.delivery, place: ownPlace, distance: null, subtotalCents });
  const deliveryFeeCents = quote.state === 'ok' ? quote.feeCents : 0;
  const tax = taxPolicyOf(testSite);
  const priced = priceCart({ lines, items, mode, offers, coupon: null, deliveryFeeCents, orderTime, tax, isServed });
  const order = orderToWire({
    localId: randomUUID(),
    lines,
    items,
    priced,
    tipCents: 0,
    paymentMethod: 'cash',
    transactionId: null,
    userId: null,
    coupon: null,
    isAdult: containsAlcohol(lines, items),
    wishes: {},
    company: null,
    promisedAt: null,
    customer: {
      firstName: 'Lou',
      lastName: 'Roux',
      email: 'lou@example.com',
      phone: '0600000000',
      place: ownPlace,
      date: 'ASAP',
    },
  });
  const answer = await shop.send('POST', paths.checkout, order);
  const given = priced.freeItems.every((free) => {
    const offer = offers.find((candidate) => candidate.id === free.offerId);
    return offer !== undefined && freeItemCandidates(offer, items, isServed).some((item) => item.id === free.itemId);
  });
  return { answer, priced, given };
}

const moments = [
  '2026-11-24T12:10',
  '2026-11-24T19:30',
  '2026-11-22T20:00',
  '2026-11-23T12:00',
  '2026-12-24T17:00',
  '2027-03-28T19:00',
];
const carts = moments.flatMap((moment, index) =>
  Array.from({ length: 6 }, (_, seed) => ({
    moment,
    mode: seed % 2 === 0 ? ('pickup' as const) : ('delivery' as const),
    seed: index * 10 + seed + 1,
  })),
);

it.each(carts)(
  'both sides count the same cent for a cart of Lève-tard: $mode, $moment, cart $seed [API-24, SEC-05]',
  async ({ mode, moment, seed }) => {
    const { answer, priced, given } = await orderAsTheBrowser(mode, moment, seed);
    expect(answer.json()).toMatchObject({ status: 'success', payload: { total: priced.totalCents / 100 } });
    expect(given).toBe(true);
  },
);
