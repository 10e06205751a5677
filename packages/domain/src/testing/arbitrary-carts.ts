import fc from 'fast-check';
import { weekdays } from '../calendar/weekday.ts';
import type { CartLine } from '../cart/cart-line.ts';
import { type Offer, type OfferPeriod, offerTypes } from '../offer/offer.ts';
import {
  aLine,
  anOffer,
  calzone,
  cutlery,
  margherita,
  napolitaine,
  regina,
  setMeal,
  soda,
  tiramisu,
  wine,
} from './example-catalogue.ts';

const pizza = fc.constantFrom(margherita, regina, calzone, napolitaine);
const other = fc.constantFrom(tiramisu, soda, wine, cutlery, setMeal);
const choices = fc.dictionary(fc.constantFrom('1001', '1002', '1003', '1004'), fc.integer({ min: 1, max: 3 }));

const line: fc.Arbitrary<CartLine> = fc.oneof(
  fc.tuple(pizza, fc.integer({ min: 1, max: 6 }), choices).map(([item, count, chosen]) => aLine(item, count, chosen)),
  fc.tuple(other, fc.integer({ min: 1, max: 6 })).map(([item, count]) => aLine(item, count)),
);

export const someLines = fc.array(line, { maxLength: 6 });

const ids = (known: number[]) => fc.oneof(fc.constant<number[]>([]), fc.subarray(known));

const offer: fc.Arbitrary<Offer> = fc
  .record({
    type: fc.constantFrom(...offerTypes, ...offerTypes, null),
    isActive: fc.constantFrom(true, true, true, false),
    autoApply: fc.constantFrom(true, true, false),
    allowRepeat: fc.boolean(),
    mode: fc.constantFrom<Offer['mode'][]>('both', 'both', 'pickup', 'delivery'),
    minimumCents: fc.constantFrom(0, 0, 0, 1500, 3000, Number.MAX_SAFE_INTEGER),
    menuIds: ids([1, 2]),
    // The catalogue no longer has 99 and 999.
    categoryIds: ids([11, 12, 13, 21, 99]),
    itemIds: ids([101, 102, 103, 104, 201, 301, 302, 401, 999]),
    percentBp: fc.integer({ min: 0, max: 10000 }),
    amountCents: fc.oneof(
      { weight: 9, arbitrary: fc.integer({ min: 0, max: 3000 }) },
      fc.constant(Number.MAX_SAFE_INTEGER),
    ),
    activeTimes: fc.constantFrom<OfferPeriod[][]>(
      [],
      [],
      [],
      [{ days: [...weekdays], start: '22:00', end: '13:00' }],
      [
        { days: [], start: '12:00', end: '12:00' },
        { days: ['mon'], start: '11:00', end: '14:00' },
      ],
      [{ days: [], start: 'midi', end: '' }],
    ),
  })
  .map(({ percentBp, amountCents, type, ...rest }) =>
    anOffer(type, {
      ...rest,
      percentBp: type === 'percentage' ? percentBp : 0,
      amountCents: type === 'fixed_amount' ? amountCents : 0,
    }),
  );

/** Offers with ascending ids from 11. */
export const someOffers = fc
  .array(offer, { maxLength: 6 })
  .map((offers) => offers.map((entry, position) => ({ ...entry, id: position + 11 })));
