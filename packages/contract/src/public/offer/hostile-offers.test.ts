import { type CartLine, indexItems, itemBadge, offerTypes, priceCart } from '@comptoir/domain';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { menusFromWire } from '../menu/menu-from-wire.ts';
import { offersFromWire } from './offer-wire.ts';

const dish = (item_id: number, price: number, tax_rate: number) => ({
  item_id,
  item_name: `Plat ${item_id}`,
  item_price: { price_pickup: price, price_delivery: price, tax_rate },
});
const items = indexItems(
  menusFromWire([
    {
      menu_id: 1,
      categories: [
        { category_id: 11, items: [dish(101, 10, 10), dish(102, 12.5, 10)] },
        { category_id: 12, items: [dish(201, 5.5, 5.5), dish(202, 0, 20)] },
      ],
    },
  ]),
);
const someLines: fc.Arbitrary<CartLine[]> = fc.array(
  fc.record({
    itemId: fc.constantFrom(...items.keys()),
    quantity: fc.integer({ min: 1, max: 99 }),
    options: fc.constant<CartLine['options']>([]),
    note: fc.constant(''),
  }),
  { maxLength: 5 },
);

const nonsense = fc.oneof(
  fc.constantFrom<unknown>(
    -5,
    1e300,
    -1e300,
    33.333,
    '12,5',
    ' 20 ',
    '9'.repeat(40),
    '1e9',
    'beaucoup',
    '',
    null,
    true,
  ),
  fc.anything(),
);
const orNonsense = (...values: unknown[]) => fc.oneof(fc.constantFrom(...values), nonsense);
const ids = orNonsense([], [], [101], [101, 202], [11], [12], [999], ['x']);
const hostileOffer = fc.record(
  {
    id: fc.oneof(fc.nat(9), nonsense),
    is_active: orNonsense(true, true, 'Yes', 1),
    type: orNonsense(...offerTypes, 'loyalty'),
    value: orNonsense(10, 250, '50'),
    auto_apply: orNonsense('Yes', 'Yes', 'No'),
    allow_repeat: orNonsense('Yes', 'No'),
    active_times: orNonsense(
      [],
      [{ days: ['mon'], start: '12:00', end: '12:00' }],
      [
        { days: [], start: '22:00', end: '13:00' },
        { days: ['mon'], start: '10:00', end: '24:00' },
      ],
      [{ days: ['lundi'], start: '99:99', end: '' }],
    ),
    delivery_pickup: orNonsense('both', 'pickup', 'delivery'),
    minimum_amount: orNonsense(0, 15),
    menus: ids,
    categories: ids,
    items: ids,
  },
  { requiredKeys: ['id', 'is_active', 'type'] },
);

const tax = { isEnabled: true, isInclusive: true, defaultRateBp: 1000 };
const orderTime = Temporal.ZonedDateTime.from('2026-11-23T12:00[Europe/Paris]');
const price = (lines: CartLine[], wire: unknown) => {
  const [offers, mode] = [offersFromWire(wire), 'delivery' as const];
  return priceCart({ lines, items, mode, offers, coupon: offers[0] ?? null, deliveryFeeCents: 310, orderTime, tax });
};

it('whatever a server says of its offers, no cart fails and none is worth less than nothing [OFR-04, OFR-32, CRT-15]', () => {
  fc.assert(
    fc.property(someLines, fc.array(hostileOffer, { maxLength: 8 }), (lines, wire) => {
      const cart = price(lines, wire);
      for (const cents of [cart.subtotalCents, cart.discountCents, cart.taxCents, cart.totalCents])
        expect(Number.isSafeInteger(cents) && cents >= 0).toBe(true);
      expect(cart.discountCents).toBeLessThanOrEqual(cart.subtotalCents);
      expect(cart.totalCents).toBe(cart.subtotalCents - cart.discountCents + cart.deliveryCents);
      for (const { item } of items.values()) itemBadge(offersFromWire(wire), item);
    }),
    { numRuns: 2000 },
  );
});

it.each([
  { items: ['pizza'] },
  { categories: [null], items: [] },
  { menus: [{}] },
  { categories: [999] },
  { active_times: [{ days: ['lundi'], start: '00:00', end: '00:00' }] },
  { active_times: 'le mardi' },
  { minimum_amount: 1e30 },
])('an offer that says %j gives nothing: a mistake does not widen it to the whole order [OFR-29, OFR-32]', (wrong) => {
  const fiveEuros = { id: 1, is_active: true, type: 'fixed_amount', value: 5 };
  const lines = [{ itemId: 101, quantity: 1, options: [], note: '' }];
  expect(price(lines, [fiveEuros]).discountCents).toBe(500);
  expect(price(lines, [{ ...fiveEuros, ...wrong }]).discountCents).toBe(0);
});
