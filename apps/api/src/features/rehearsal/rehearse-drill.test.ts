import { randomUUID } from 'node:crypto';
import {
  menusFromWire,
  offersFromWire,
  officeEndpoints,
  paths,
  pausesSetting,
  quoteFromWire,
  settingsFromWire,
} from '@comptoir/contract';
import { pickupOrder } from '@comptoir/contract/testing';
import {
  type Badge,
  categoryBadge,
  exceptionOn,
  isOfferActiveAt,
  isServedAt,
  itemBadge,
  laterOffer,
  type Menu,
  type Mode,
  openingAt,
  pauseAt,
  promisedAt,
  readyFrom,
  type Sellable,
} from '@comptoir/domain';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { fileOffer } from '../../testing/example-catalogue.ts';
import { type OfficeShop, withOffice } from '../../testing/office-shop.ts';
import { openTestShop, type TestShop } from '../../testing/test-shop.ts';
import { testSite } from '../../testing/test-site.ts';
import { changeSetting } from '../catalogue/catalogue-repository.ts';
import type { CatalogueFile } from '../catalogue/file/schema/catalogue-schema.ts';

const { timeZone } = testSite;
const share = inject('drillShare');

let office: OfficeShop;
/** Another server on the same database, whose clock is set to the rehearsed instant. */
let then: TestShop;
let cookie: string;

function changeCatalogue({ menus, settings, offers }: CatalogueFile): void {
  for (const day of menus[0]?.active_times ?? []) {
    const [, evening] = day.times;
    if (evening && (day.day === 'fri' || day.day === 'sat')) evening.end = '03:30';
  }
  settings['scheduling.exceptions'].push(
    { date: '2026-10-25', closed: false, times: [{ start: '18:00', end: '02:15' }], menu_ids: [1] },
    { date: '2026-12-24', closed: true, times: [], modes: ['delivery'], message: 'Pas de livraison ce soir' },
    { date: '2026-12-28', closed: true, times: [], menu_ids: [2] },
    { date: '2027-08-02', until: '2027-08-15', closed: true, times: [], message: 'En vacances', label: 'août' },
  );
  const late = [{ days: ['fri' as const, 'sat' as const], start: '22:00', end: '02:30' }];
  offers.push(
    fileOffer({ id: 2, type: 'fixed_amount', value: 3, minimum_amount: 20, active_times: late }),
    fileOffer({ id: 5, type: 'percentage', value: 20, categories: [11], active_times: late }),
    fileOffer({ id: 3, type: 'free_delivery', minimum_amount: 30 }),
    fileOffer({ id: 4, type: 'free_item', items: [301], minimum_amount: 25, delivery_pickup: 'pickup' }),
  );
  for (const offer of offers) if (offer.id === 9) offer.expires_at = '2027-01-01T00:00:00Z';
}

const pause = { modes: ['delivery'], until: '2026-11-27T21:00:00Z', message: 'Four en panne' };

beforeAll(async () => {
  office = withOffice(await openTestShop());
  then = await openTestShop({ database: office.database });
  await office.setCatalogue(changeCatalogue);
  await office.database.db.transaction((tx) => changeSetting(tx, pausesSetting, () => [pause]));
  await office.api.refreshCatalogue();
  cookie = await office.signedIn('manager');
  const mark = (kind: string, id: number, length: string) =>
    office.ask('POST', officeEndpoints.markSoldOut.path, {
      cookie,
      body: { actionId: randomUUID(), targets: [{ kind, id }], length },
    });
  const marked = [
    await mark('item', 302, 'none'),
    await mark('item', 201, '2027-03-28'),
    await mark('choice', 1002, '2026-12-25'),
    await mark('choice', 1003, 'service'),
  ];
  expect(marked.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  await then.api.refreshCatalogue();
});
afterAll(async () => {
  await then.close();
  await office.close();
});

interface Line {
  itemId: number;
  quantity: number;
  options: { optionId: number; choices: { choiceId: number; quantity: number }[] }[];
}
const line = (itemId: number, quantity = 1, optionId = 0, choiceId = 0): Line => ({
  itemId,
  quantity,
  options: optionId === 0 ? [] : [{ optionId, choices: [{ choiceId, quantity: 1 }] }],
});
const carts: { lines: Line[]; coupon?: string }[] = [
  { lines: [line(101, 2, 1, 1001), line(201)], coupon: 'bienvenue10' },
  { lines: [line(103, 1, 2, 2002), line(301, 2)], coupon: 'NOPE' },
  { lines: [line(401), line(101)] },
  { lines: [line(102, 1, 1, 1002)] },
  { lines: [line(101, 3), line(104), line(999)] },
  { lines: [line(101, 40)] },
];

interface Where {
  address?: { address: string; city: string; postalCode: string };
  zone?: string;
  /** The location of the order that says the same. */
  location: object | null;
}
const at = (postalCode: string, city: string, zone?: string): Where => {
  const address = '5 place Bellecour';
  const location = { address, city, postal_code: postalCode, ...(zone && { zone }) };
  return { address: { address, city, postalCode }, ...(zone && { zone }), location };
};
const places: Where[] = [
  at('69002', 'Lyon'),
  at('69100', 'Villeurbanne'),
  at('75011', 'Paris'),
  at('69003', 'Lyon', 'Part-Dieu'),
  { zone: 'Part-Dieu', location: { address: '-', city: 'Lyon', postal_code: '69003', zone: 'Part-Dieu' } },
  { location: null },
];

const changes = ['2026-03-29', '2026-10-25', '2027-03-28', '2027-10-31'];
const exceptional = ['2026-10-25', '2026-11-27', '2026-12-24', '2026-12-25', '2026-12-28', '2026-12-31', '2027-08-15'];
const around = (days: string[], fromHour: number, toHour: number) =>
  fc
    .tuple(fc.constantFrom(...days), fc.integer({ min: fromHour * 3_600, max: toHour * 3_600 }))
    .map(([day, seconds]) => Temporal.PlainDate.from(day).toZonedDateTime(timeZone).toInstant().add({ seconds }));
const anyDay = fc.integer({ min: 0, max: 729 }).map((days) => Temporal.PlainDate.from('2026-01-01').add({ days }));
const kindsOfInstant = [
  around(changes, -3, 5),
  around(changes, -14, 34),
  around(exceptional, -3, 30),
  anyDay.chain((day) => around([day.toString()], 0, 4)),
  anyDay.chain((day) => around([day.toString()], 9, 24)),
];

interface Case {
  at: Temporal.Instant;
  mode: Mode;
  cart: (typeof carts)[number];
  where: Where;
  /** The chosen slot among the free ones; null means ASAP. */
  slot: number | null;
}
const cases = kindsOfInstant.flatMap((instant, kind) =>
  fc.sample(
    fc.record<Case>({
      at: instant,
      mode: fc.constantFrom('pickup', 'delivery'),
      cart: fc.constantFrom(...carts),
      where: fc.constantFrom(...places),
      slot: fc.option(fc.nat({ max: 60 })),
    }),
    { numRuns: Math.round(100 * share), seed: 4100 + kind },
  ),
);

const read = async (path: string) => (await then.send('GET', path)).json();
const written = (moment: Temporal.ZonedDateTime | null) =>
  moment?.toInstant().toString({ smallestUnit: 'second' }) ?? null;

const instantOf = (text: string | null | undefined) =>
  text ? Temporal.Instant.from(text).toString({ smallestUnit: 'second' }) : null;

/** What the other shop answers to a diner at that instant, in the names of the rehearsal. */
async function meet(mode: Mode, now: Temporal.ZonedDateTime) {
  const menus = menusFromWire(await read(paths.menus));
  const { scheduling } = settingsFromWire(await read(paths.settings));
  const { exceptions, [mode]: rules } = scheduling;
  const pause = pauseAt(scheduling, mode, now);
  const { payload: day } = await read(`${paths.slots}?mode=${mode}&date=${now.toPlainDate()}`);
  const offers = offersFromWire(await read(paths.offers));
  const onSale = menus.filter(({ isAvailable }) => isAvailable);
  const [first] = onSale;
  const readyOf = (menu: Menu) => readyFrom([menu], mode, now, exceptions);
  const asapOf = (menu: Menu) => {
    const ready = pause ? null : readyOf(menu);
    return ready && { readyFrom: written(ready), promisedAt: written(promisedAt(ready, rules)) };
  };
  const opening = openingAt(onSale, now, exceptions);
  const exception = first ? exceptionOn(now.toPlainDate(), exceptions, { menu: first, mode }) : null;
  const closedBy = pause ? 'pause' : exception ? 'exception' : 'hours';
  const isOpen = opening.isOpen && !pause;
  const resumesAt =
    pause && first
      ? readyFrom([first], mode, Temporal.Instant.from(pause.until).toZonedDateTimeISO(timeZone), exceptions)
      : null;
  const orderTime = first ? readyOf(first) : null;
  const isGone = ({ soldOutUntil }: Sellable, wanted: Temporal.ZonedDateTime) =>
    soldOutUntil === null ||
    (soldOutUntil !== undefined && Temporal.Instant.compare(wanted.toInstant(), soldOutUntil) < 0);
  const dishes = menus.flatMap((menu) =>
    menu.categories.flatMap(({ items }) => items.map((item) => ({ menu, item, wanted: readyOf(menu) ?? now }))),
  );
  return {
    opening: {
      isOpen,
      reason: isOpen ? null : closedBy,
      message: exception?.message ?? null,
      until: isOpen ? written(opening.until) : null,
      opensAt: written(pause ? resumesAt : opening.opensAt),
    },
    asap: first ? asapOf(first) : null,
    menus: menus.map((menu) => ({
      menuId: menu.id,
      name: menu.name,
      isAvailable: menu.isAvailable,
      isOpen: menu.isOpen,
      isServed: isServedAt(menu, mode, now, exceptions),
      asap: asapOf(menu),
    })),
    date: day.date,
    slots: day.slots,
    offers: offers.map((offer) => {
      const only = offer.type === 'free_delivery' ? 'delivery' : offer.mode;
      if (only !== 'both' && only !== mode) return [offer.id, 'mode'];
      const isOn = orderTime ? isOfferActiveAt(offer, orderTime) : offer.activeTimes.length === 0;
      return [offer.id, isOn ? null : 'time'];
    }),
    badges: menus.flatMap((menu) => {
      const time = () => readyOf(menu);
      const tell = (kind: string, id: number, badge: Badge | null) =>
        badge ? [{ kind, id, code: badge.code, isLater: laterOffer(badge, time) !== null }] : [];
      return menu.categories.flatMap((category) => [
        ...tell('category', category.id, categoryBadge(offers, category)),
        ...category.items.flatMap((item) => tell('item', item.id, itemBadge(offers, item, '€'))),
      ]);
    }),
    // A diner is not told whether a dish is off sale or sold out without an end.
    missingItems: dishes.flatMap(({ item, wanted }) =>
      item.isAvailable && !isGone(item, wanted) ? [] : [[item.id, instantOf(item.soldOutUntil)]],
    ),
    missingChoices: dishes.flatMap(({ item, wanted }) =>
      item.isAvailable && !isGone(item, wanted)
        ? item.options.flatMap(({ choices }) =>
            choices.filter((choice) => isGone(choice, wanted)).map((choice) => [item.id, choice.id]),
          )
        : [],
    ),
  };
}

function orderOf({ cart, where, mode }: Case, date: string) {
  const { customer } = pickupOrder();
  return pickupOrder({
    is_pickup: mode === 'pickup',
    total: 0.01,
    items: cart.lines.map(({ itemId, quantity, options }) => ({
      item_id: itemId,
      quantity,
      options: options.map(({ optionId, choices }) => ({
        option_id: optionId,
        option_options: choices.map(({ choiceId, quantity: count }) => ({ id: choiceId, quantity: count })),
      })),
    })),
    ...(cart.coupon && { coupon: cart.coupon }),
    customer: { ...customer, date, location: mode === 'pickup' ? null : where.location },
  });
}

/** What the other shop answers to the cart: the quote and the `expected` of an order with a wrong total, or the error. */
async function priceThen(order: ReturnType<typeof orderOf>) {
  const { total: _, payment_method: __, ...asked } = order;
  const quoted = await then.send('POST', paths.quote, asked);
  const placed = (await then.send('POST', paths.checkout, order)).json();
  if (quoted.statusCode !== 200) {
    const { code, message } = quoted.json();
    expect([placed.code, placed.message]).toEqual([code, message]);
    return { refusal: { code, says: message }, quote: null };
  }
  expect([placed.code, placed.expected]).toEqual(['totals_mismatch', quoted.json().payload.amounts]);
  const { amounts: expected, ...quote } = quoteFromWire(quoted.json()) ?? expect.unreachable();
  const { promised_at, ready_from } = quoted.json().payload;
  return {
    refusal: null,
    quote: { ...quote, expected, promisedAt: instantOf(promised_at), readyFrom: instantOf(ready_from) },
  };
}

it('is what a shop with its clock at that instant tells its diners, whatever the instant [REH-01, REH-02]', async () => {
  const met = new Set<string>();
  for (const sample of cases) {
    const now = sample.at.toZonedDateTimeISO(timeZone);
    then.setClock(sample.at);
    const expected = await meet(sample.mode, now);
    const free = expected.slots.filter(({ state }: { state: string }) => state === 'free');
    const slot = sample.slot === null ? undefined : free[sample.slot % Math.max(1, free.length)];
    const date = slot ? `${expected.date} ${slot.value}` : 'ASAP';
    const { location: _, ...where } = sample.where;
    const answer = await office.ask('POST', officeEndpoints.rehearse.path, {
      cookie,
      body: { at: sample.at.toString(), mode: sample.mode, ...where, cart: { ...sample.cart, date } },
    });
    const about = `${now} ${sample.mode} ${date} ${answer.body}`;
    expect(answer.statusCode, about).toBe(200);
    const { payload } = answer.json();
    const { cart, delivery, offers, missingItems, missingChoices, at: told, mode, ...rest } = payload;
    expect(
      {
        ...rest,
        offers: offers.map(({ offerId, obstacle }: { offerId: number; obstacle: string | null }) => [
          offerId,
          obstacle,
        ]),
        missingItems: missingItems.map(({ itemId, until }: { itemId: number; until: string | null }) => [
          itemId,
          until,
        ]),
        missingChoices: missingChoices.map(({ itemId, choiceId }: { itemId: number; choiceId: number }) => [
          itemId,
          choiceId,
        ]),
      },
      about,
    ).toEqual(expected);
    expect([told, mode]).toEqual([written(now), sample.mode]);
    expect(cart, about).toEqual(await priceThen(orderOf(sample, date)));
    const isWaived = cart.quote?.discounts.some(({ type }: { type: string }) => type === 'free_delivery');
    if (cart.quote && mode === 'delivery' && !isWaived) {
      const isBelow = cart.quote.expected.subtotalCents < delivery.minimumCents;
      expect(cart.quote.deliveryFeeCents, about).toBe(delivery.feeCents);
      expect(cart.quote.surchargeCents, about).toBe(isBelow ? delivery.surchargeCents : 0);
    }
    met
      .add(rest.opening.reason ?? 'open')
      .add(cart.refusal?.code ?? 'priced')
      .add(delivery?.refusal?.code ?? 'delivered');
  }
  // All kinds of answers were among the cases, so that the comparison is not one of closed days only.
  expect([...met]).toEqual(
    expect.arrayContaining(['open', 'exception', 'hours', 'priced', 'item_unavailable', 'out_of_zone', 'delivered']),
  );
}, 120_000);
