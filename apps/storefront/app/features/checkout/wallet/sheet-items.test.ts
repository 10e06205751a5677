import { type Offer, payableCents, priceCart } from '@comptoir/domain';
import { aLine, anOffer, exampleItems } from '@comptoir/domain/testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sheetItems } from './sheet-items.ts';

const words = { order: 'Commande', delivery: 'Livraison', tip: 'Pourboire' };

const line = fc
  .tuple(fc.constantFrom(...exampleItems.values()), fc.integer({ min: 1, max: 9 }))
  .map(([{ item }, quantity]) => aLine(item, quantity));

const offer: fc.Arbitrary<Offer> = fc.oneof(
  fc.constantFrom(1, 10, 33, 50, 100).map((percent) => anOffer('percentage', { percentBp: percent * 100 })),
  fc.integer({ min: 1, max: 5_000 }).map((amountCents) => anOffer('fixed_amount', { amountCents })),
  fc.constant(anOffer('free_delivery', {})),
);

it('lists whole cents without zeros that add up to what is paid, for 1,000 carts [PYX-20]', () => {
  let seen = { discounts: 0, deliveries: 0, tips: 0, freeDishes: 0 };
  fc.assert(
    fc.property(
      fc.record({
        lines: fc.array(line, { minLength: 1, maxLength: 6 }),
        offers: fc.array(offer, { maxLength: 2 }),
        mode: fc.constantFrom('pickup' as const, 'delivery' as const),
        deliveryFeeCents: fc.integer({ min: 0, max: 900 }),
        isInclusive: fc.boolean(),
        tipCents: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 2_000 })),
      }),
      ({ lines, offers, mode, deliveryFeeCents, isInclusive, tipCents }) => {
        const priced = priceCart({
          lines,
          mode,
          deliveryFeeCents,
          items: exampleItems,
          coupon: null,
          orderTime: null,
          offers: offers.map((one, index) => ({ ...one, id: index + 1 })),
          tax: { isEnabled: true, isInclusive, defaultRateBp: 1000 },
        });
        const items = sheetItems(priced, tipCents, words);
        const sum = items.reduce((before, { amount }) => before + amount, 0);
        expect(sum).toBe(payableCents({ totalCents: priced.totalCents, tipCents }));
        for (const { amount } of items) expect(Number.isSafeInteger(amount) && amount > 0).toBe(true);
        const amounts = new Map(items.map(({ name, amount }) => [name, amount]));
        expect([amounts.get('Livraison') ?? 0, amounts.get('Pourboire') ?? 0]).toEqual([
          priced.deliveryCents,
          tipCents,
        ]);
        expect(items.map(({ name }) => name)).toEqual(Object.values(words).filter((name) => amounts.has(name)));
        seen = {
          discounts: seen.discounts + Number(priced.discountCents > 0),
          deliveries: seen.deliveries + Number(priced.deliveryCents > 0),
          tips: seen.tips + Number(tipCents > 0),
          freeDishes: seen.freeDishes + Number(!amounts.has('Commande')),
        };
      },
    ),
    { numRuns: 1_000 },
  );
  // Each kind of cart was among them.
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(0);
});
