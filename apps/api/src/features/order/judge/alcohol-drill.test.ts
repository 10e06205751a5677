import { randomUUID } from 'node:crypto';
import {
  menusFromWire,
  offersFromWire,
  orderToWire,
  paths,
  settingsFromWire,
  taxPolicyOf,
  type WireOrder,
} from '@comptoir/contract';
import {
  alcoholObstacle,
  type CartLine,
  containsAlcohol,
  currentCart,
  type Mode,
  promisedAt,
  slotSpan,
  weekdays,
} from '@comptoir/domain';
import Stripe from 'stripe';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { dice, type Roll } from '../../../testing/dice.ts';
import { type CardShop, openCardShop } from '../../../testing/open-card-shop.ts';
import { testSite } from '../../../testing/test-site.ts';

let shop: CardShop;
beforeAll(async () => {
  shop = await openCardShop();
});
afterAll(() => shop.close());

const pick = <T>(roll: Roll, list: readonly T[]): T => list[roll(list.length)] as T;

const someHours = [
  ['08:00-22:00'],
  ['18:00-02:30'],
  ['18:00-04:00'],
  ['10:00-13:00', '17:00-22:00'],
  ['00:00-24:00'],
  [],
] as const;
const days = ['2026-11-24', '2026-12-31', '2027-03-27', '2027-03-28', '2027-10-30', '2027-10-31'];

/** Opens the menus all day and sells the wine, and a glass of it as a choice, at random hours. */
const sellAt = (roll: Roll) =>
  shop.setCatalogue(({ settings, menus, options }) => {
    Object.assign(settings, {
      'alcohol.licence': pick(roll, ['takeaway', 'restaurant']),
      'alcohol.night_permit': true,
      'alcohol.hours': Object.fromEntries(weekdays.map((day) => [day, [...pick(roll, someHours)]])),
      'alcohol.exceptions': roll(2) === 0 ? [] : [{ date: pick(roll, days), ranges: [...pick(roll, someHours)] }],
      'alcohol.order_any_time': roll(2) === 0,
      'scheduling.exceptions': [],
      'scheduling.slot_capacity': null,
      'scheduling.pickup_show_range': roll(2) === 0,
      'features.delivery.minimum_order': 0,
    });
    for (const zone of settings['features.delivery.zones']) zone.minimum_order = 0;
    for (const menu of menus) {
      for (const day of menu.active_times)
        Object.assign(day, { is_open: true, times: [{ start: '00:00', end: '24:00' }] });
      for (const item of menu.categories.flatMap(({ items }) => items))
        if (item.item_id === 302) item.alcohol = { kind: 'wine', abv: 13.5 };
    }
    for (const choice of options.flatMap((group) => group.option_options))
      if (choice.id === 1004) choice.alcohol = { kind: 'wine', abv: 12 };
  });

async function readShop() {
  const read = async (path: string) => (await shop.send('GET', path)).json();
  return {
    settings: settingsFromWire(await read(paths.settings)),
    offers: offersFromWire(await read(paths.offers)),
    menus: menusFromWire(await read(paths.menus)),
  };
}

const plain = { quantity: 1, note: '' };
const dishes: CartLine[] = [
  { itemId: 101, options: [], ...plain },
  { itemId: 101, options: [{ optionId: 1, choices: [{ choiceId: 1004, quantity: 1 }] }], ...plain },
  { itemId: 301, options: [], ...plain },
  { itemId: 302, options: [], ...plain },
];
const place = {
  address: '5 place Bellecour',
  address2: '',
  city: 'Lyon',
  postalCode: '69002',
  country: 'France',
  zone: null,
  lat: null,
  lng: null,
};

/** What the shop's page says of an order, by the public answers, and the order that it would send. */
function composeOrder(
  { menus, offers, settings }: Awaited<ReturnType<typeof readShop>>,
  roll: Roll,
  now: Temporal.ZonedDateTime,
) {
  const mode: Mode = pick(roll, ['pickup', 'delivery']);
  const lines = Array.from({ length: 1 + roll(3) }, () => pick(roll, dishes));
  const rules = settings.scheduling[mode];
  const quarter = roll(96);
  const at = now
    .toPlainDate()
    .toPlainDateTime()
    .add({ minutes: quarter * 15 });
  const time = (moment: Temporal.PlainDateTime) => moment.toPlainTime().toString({ smallestUnit: 'minute' });
  const value = rules.showRange ? `${time(at)}-${time(at.add({ minutes: 15 }))}` : time(at);
  const slot = roll(3) === 0 ? null : { date: at.toPlainDate().toString(), time: value };
  const tax = taxPolicyOf(testSite);
  const own = mode === 'delivery' ? place : null;
  const cart = currentCart({
    lines,
    menus,
    offers,
    now,
    mode,
    slot,
    tax,
    place: own,
    freeItemChoices: [],
    coupon: null,
    delivery: settings.delivery,
    scheduling: settings.scheduling,
    distance: null,
  });
  const promise = cart.readyAt && promisedAt(cart.readyAt, rules).epochMilliseconds;
  const span = slot
    ? slotSpan(Temporal.PlainDate.from(slot.date), slot.time, now.timeZoneId)
    : promise === null
      ? null
      : { start: promise, end: promise };
  const obstacle =
    span &&
    alcoholObstacle(
      { lines, gifts: [], placedAt: now.epochMilliseconds, handOver: span },
      { items: cart.items, rules: settings.alcohol, defaultRateBp: tax.defaultRateBp, timeZone: now.timeZoneId },
    );
  const order = orderToWire({
    localId: randomUUID(),
    lines,
    items: cart.items,
    priced: cart.priced,
    tipCents: 0,
    paymentMethod: 'card',
    transactionId: null,
    userId: null,
    coupon: null,
    isAdult: containsAlcohol(lines, cart.items),
    wishes: {},
    company: null,
    promisedAt: null,
    customer: {
      firstName: 'Lou',
      lastName: 'Roux',
      email: 'lou@example.com',
      phone: '0600000000',
      place: own,
      date: slot ? `${slot.date} ${slot.time}` : 'ASAP',
    },
  });
  return { order, obstacle: obstacle && (obstacle.kind === 'hours' ? 'alcohol_hours' : 'alcohol_needs_meal') };
}

const codeOf = (answer: { statusCode: number; json: () => { code?: string } }) =>
  answer.statusCode === 200 ? null : (answer.json().code ?? 'none');

/** Authorises a payment, lets time pass, and has the shop place its order by a webhook. Returns true if it was placed and paid. */
async function placeByWebhook(order: WireOrder, later: Temporal.ZonedDateTime): Promise<boolean> {
  const id = await shop.authorise(order);
  shop.setClock(later.toInstant());
  const payload = JSON.stringify({
    id: `evt_${randomUUID()}`,
    object: 'event',
    type: 'payment_intent.amount_capturable_updated',
    data: { object: { id, object: 'payment_intent', status: 'requires_capture' } },
  });
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: shop.sandbox.webhookSecret });
  const headers = { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature };
  await shop.send('POST', paths.stripeWebhook, undefined, { payload, headers });
  await shop.api.reconcilePayments();
  return shop.sandbox.intent(id)?.status === 'succeeded';
}

/** All 40 catalogues, 2,000 orders, take two minutes; the usual share is a tenth. */
const catalogues = Math.ceil(40 * inject('drillShare'));
const ordersEach = 50;

it(`both sides judge the alcohol of ${catalogues * ordersEach} random orders alike [LAW-21, LAW-77]`, {
  timeout: 600_000,
}, async () => {
  const seen: Record<string, number> = {};
  const webhooks: Record<string, number> = {};
  for (let seed = 1; seed <= catalogues; seed += 1) {
    const roll = dice(seed);
    shop.setClock('2026-11-23T12:00');
    await sellAt(roll);
    for (let count = 0; count < ordersEach; count += 1) {
      const now = Temporal.PlainDate.from(pick(roll, days))
        .toZonedDateTime(testSite.timeZone)
        .add({ minutes: roll(1500) });
      shop.setClock(now.toInstant());
      const { order, obstacle } = composeOrder(await readShop(), roll, now);
      const quoted = codeOf(await shop.send('POST', paths.quote, { ...order, payment_method: 'cash' }));
      // A slot in the past, or too soon, is refused before the alcohol is looked at.
      if (quoted === 'slot_unavailable') continue;
      expect([seed, count, quoted]).toEqual([seed, count, obstacle]);
      seen[quoted ?? 'taken'] = (seen[quoted ?? 'taken'] ?? 0) + 1;
      const posted = await shop.send('POST', paths.checkout, { ...order, payment_method: 'cash' });
      expect([seed, count, codeOf(posted)]).toEqual([seed, count, obstacle]);
      const other = { ...order, local_id: randomUUID() };
      expect([seed, count, codeOf(await shop.ask(other))]).toEqual([seed, count, obstacle]);
      if (obstacle !== null || count % 3 > 0) continue;
      // The webhook comes when the browser is gone, and the hours may have ended meanwhile.
      const later = now.add({ minutes: roll(2) * roll(300) });
      const isPlaced = await placeByWebhook({ ...order, local_id: randomUUID() }, later);
      const isTaken = codeOf(await shop.send('POST', paths.quote, order)) === null;
      expect([seed, count, isPlaced]).toEqual([seed, count, isTaken]);
      webhooks[String(isPlaced)] = (webhooks[String(isPlaced)] ?? 0) + 1;
    }
  }
  expect(Object.keys(seen).sort()).toEqual(['alcohol_hours', 'alcohol_needs_meal', 'taken']);
  expect(Object.keys(webhooks).sort()).toEqual(['false', 'true']);
});
