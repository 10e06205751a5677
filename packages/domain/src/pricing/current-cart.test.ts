import { describe, expect, it } from 'vitest';
import type { DeliveryRules } from '../delivery/delivery-rules.ts';
import type { Place } from '../delivery/zone.ts';
import { withStockOuts } from '../stock/apply-stock-outs.ts';
import { cat11, freeDelivery, freeItem, M, percent, R, T } from '../testing/cart-examples.ts';
import { aLine, aMenu, desserts, margherita, pizzas, setMeal, tiramisu } from '../testing/example-catalogue.ts';
import { aScheduling } from '../testing/example-schedule.ts';
import { inclusiveTax, paris } from '../testing/price-example.ts';
import { type CartSituation, currentCart } from './current-cart.ts';

const everyDay = (...ranges: string[]) =>
  Object.fromEntries(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map((day) => [day, ranges]));
const noon = aMenu(1, [pizzas], everyDay('11:30-14:30'));
const evening = aMenu(1, [{ ...desserts, items: [tiramisu] }], everyDay('18:00-23:00'));
const both = [noon, { ...evening, id: 2, categories: evening.categories }];

const centre = {
  name: 'Centre',
  city: 'Lyon',
  postalCode: '69002',
  feeCents: 250,
  flatChargeCents: 200,
  minimumCents: 1500,
};
const rules: DeliveryRules = {
  isActive: true,
  calculation: 'zone',
  minimumCents: 1500,
  flatChargeCents: 0,
  maxDistance: 10,
  unit: 'km',
  baseCostCents: 0,
  costPerUnitCents: 0,
  zones: [centre],
};
const bellecour: Place = {
  address: '5 place Bellecour',
  address2: '',
  city: 'Lyon',
  postalCode: '69002',
  country: 'France',
  zone: null,
  lat: null,
  lng: null,
};

/** An order for as soon as possible on a Monday at noon, with menus that are served all day. */
const plain: CartSituation = {
  lines: [],
  freeItemChoices: [],
  menus: [aMenu(1, [pizzas, desserts], everyDay('00:00-24:00'))],
  offers: [],
  coupon: null,
  delivery: rules,
  scheduling: aScheduling(),
  mode: 'pickup',
  place: null,
  distance: null,
  slot: null,
  now: paris('2026-11-23T12:00'),
  tax: inclusiveTax,
};
const of = (rest: Partial<CartSituation>) => currentCart({ ...plain, ...rest });
const delivered = { mode: 'delivery', place: bellecour } as const;
const time = (at: Temporal.ZonedDateTime | null) => at?.toPlainDateTime().toString({ smallestUnit: 'minute' }) ?? null;

describe('a cart with what is sold out', () => {
  const evening = { by: 'Cuisine', at: plain.now.toInstant(), until: paris('2026-11-23T22:30').toInstant() };
  const withoutTiramisu = withStockOuts(plain.menus, [{ ...evening, kind: 'item', id: 201 }]);

  it('serves it for a time at which there is some again, and not before [STK-03, STK-04]', () => {
    const lines = [aLine(tiramisu)];
    const cart = of({ menus: withoutTiramisu, lines });
    const known = cart.items.get(201)?.item ?? tiramisu;
    expect(cart.isServed(known)).toBe(false);
    const tomorrow = of({ menus: withoutTiramisu, lines, slot: { date: '2026-11-24', time: '12:00-12:15' } });
    expect(tomorrow.isServed(known)).toBe(true);
    const tonight = of({ menus: withoutTiramisu, lines, slot: { date: '2026-11-23', time: '22:15-22:30' } });
    expect(tonight.isServed(known)).toBe(false);
  });

  it('is given the next gift in the place of one that is sold out [STK-04]', () => {
    const offers = [freeItem([201, 102], { minimumCents: 1000 })];
    expect(of({ lines: [M(2)], offers }).priced.freeItems).toMatchObject([{ itemId: 201 }]);
    expect(of({ lines: [M(2)], offers, menus: withoutTiramisu }).priced.freeItems).toMatchObject([{ itemId: 102 }]);
  });
});

describe('the current cart', () => {
  it.each<[string, Partial<CartSituation>, number[]]>([
    ['nothing', {}, [0, 0, 0]],
    ['what is fetched at its price', { lines: [M(2)] }, [2000, 0, 2000]],
    ['what is brought at its price, with the zone’s fee', { ...delivered, lines: [M(2)] }, [2200, 250, 2450]],
    ['the charge below the minimum', { ...delivered, lines: [M()] }, [1100, 450, 1550]],
    ['no fee before a place is chosen', { ...delivered, place: null, lines: [M(2)] }, [2200, 0, 2200]],
    [
      'no fee where nothing is brought',
      { ...delivered, place: { ...bellecour, postalCode: '75001' }, lines: [M(2)] },
      [2200, 0, 2200],
    ],
    ['what an offer gives', { lines: [M(2)], offers: [percent(10, cat11)] }, [2000, 0, 1800]],
    ['a fee that an offer lifts', { ...delivered, lines: [M(2)], offers: [freeDelivery()] }, [2200, 0, 2200]],
    ['what a coupon calls', { lines: [M(2)], coupon: percent(10, { id: 9, autoApply: false }) }, [2000, 0, 1800]],
    ['nothing of a line that left the menu', { lines: [M(2), aLine(setMeal)] }, [2000, 0, 2000]],
  ])('counts %s', (_, rest, [subtotalCents, deliveryCents, totalCents]) => {
    expect(of(rest).priced).toMatchObject({ subtotalCents, deliveryCents, totalCents });
  });

  it('says what delivery would cost while it is to be fetched [CHK-08]', () => {
    const { delivery, deliveryIfChosen } = of({ lines: [M()], place: bellecour });
    expect(delivery).toMatchObject({ state: 'ok', feeCents: 0 });
    expect(deliveryIfChosen).toMatchObject({ quote: { state: 'ok', feeCents: 450 }, subtotalCents: 1100 });
  });

  it('parts the lines that the menus no longer know, and keeps what a line bears beside [CRT-06]', () => {
    const { lines, removed, menus } = of({ lines: [{ ...R(), id: 'a' }, aLine(setMeal)] as CartSituation['lines'] });
    expect([lines, removed.map(({ itemId }) => itemId)]).toEqual([[{ ...R(), id: 'a' }], [setMeal.id]]);
    expect(menus).toHaveLength(1);
  });

  it.each<[string, Partial<CartSituation>, (string | null)[]]>([
    ['now where its menus are served', { lines: [M()] }, ['2026-11-23T12:00', null]],
    ['when they are', { lines: [T()] }, ['2026-11-23T18:00', null]],
    ['never where they are not served together', { lines: [M(), T()] }, [null, null]],
    [
      'at its slot',
      { lines: [M()], slot: { date: '2026-11-24', time: '12:00-12:15' } },
      ['2026-11-23T12:00', '2026-11-24T12:00'],
    ],
    [
      'as soon as possible while its slot is half chosen',
      { lines: [M()], slot: { date: '2026-11-24', time: '' } },
      ['2026-11-23T12:00', null],
    ],
    [
      'as soon as possible where its slot can’t be read',
      { lines: [M()], slot: { date: 'demain', time: '12:00' } },
      ['2026-11-23T12:00', null],
    ],
  ])('is for %s', (_, rest, times) => {
    const { readyAt, slotAt } = of({ menus: both, ...rest });
    expect([time(readyAt), time(slotAt)]).toEqual(times);
  });

  it('asks offers about the order’s time, not about this moment [CRT-17, OFR-23]', () => {
    const offers = [percent(10, { ...cat11, activeTimes: [{ days: ['tue'], start: '11:00', end: '13:00' }] })];
    expect(of({ lines: [M(2)], offers }).priced.discountCents).toBe(0);
    const slot = { date: '2026-11-24', time: '12:00' };
    expect(of({ lines: [M(2)], offers, slot }).priced.discountCents).toBe(200);
  });

  it('gives only what is served at the order’s time [DEC-09]', () => {
    const offers = [freeItem([tiramisu.id])];
    expect(of({ menus: both, lines: [M()], offers }).priced.freeItems).toEqual([]);
    const cart = of({ lines: [M()], offers });
    expect(cart.priced.freeItems).toMatchObject([{ itemId: tiramisu.id }]);
    expect([cart.isServed(margherita), cart.isServed(setMeal)]).toEqual([true, false]);
  });
});
