import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PricedCart } from '../pricing/priced-cart.ts';
import { someLines, someOffers } from '../testing/arbitrary-carts.ts';
import { exclusiveTax, inclusiveTax, priceExample } from '../testing/price-example.ts';
import { creditContent, type InvoicedReceipt, invoiceContent } from './invoice-content.ts';

const tax = (rateBp: number, netCents: number, taxCents: number) => ({
  rateBp,
  netCents,
  taxCents,
  grossCents: netCents + taxCents,
});
const sum = (amounts: number[]) => amounts.reduce((left, right) => left + right, 0);
const seller = { isFranchise: false };

const orderA: InvoicedReceipt = {
  lines: [
    { name: 'Reine', quantity: 2, shares: [{ rateBp: 1000, amountCents: 2780 }] },
    { name: 'Côtes-du-rhône', quantity: 1, shares: [{ rateBp: 2000, amountCents: 1600 }] },
    { name: 'Cookie', quantity: 1, shares: [{ rateBp: 550, amountCents: 400 }] },
    { name: 'Tiramisu', quantity: 1, shares: [] },
  ],
  subtotalCents: 4780,
  discountCents: 0,
  deliveryCents: 250,
  totalCents: 5030,
  taxes: [tax(550, 399, 22), tax(1000, 2659, 266), tax(2000, 1403, 281)],
};

describe('the content of an invoice', () => {
  it('of order A is that of the worked example [LAW-64]', () => {
    const content = invoiceContent(orderA, seller);
    expect(content.lines).toEqual([
      { name: 'Reine', quantity: 2, rateBp: 1000, netCents: 2527, isPart: false },
      { name: 'Côtes-du-rhône', quantity: 1, rateBp: 2000, netCents: 1333, isPart: false },
      { name: 'Cookie', quantity: 1, rateBp: 550, netCents: 379, isPart: false },
    ]);
    expect(content.delivery).toEqual([
      { rateBp: 550, netCents: 20 },
      { rateBp: 1000, netCents: 132 },
      { rateBp: 2000, netCents: 70 },
    ]);
    expect(content).toMatchObject({ taxes: orderA.taxes, netCents: 4461, taxCents: 569, totalCents: 5030 });
  });

  it('has a line for each rate of a dish, the greater one first named [LAW-64]', () => {
    const formule = [
      { rateBp: 1000, amountCents: 990 },
      { rateBp: 2000, amountCents: 400 },
    ];
    const { lines } = invoiceContent(
      {
        lines: [{ name: 'Formule pizza', quantity: 1, shares: formule }],
        subtotalCents: 1390,
        discountCents: 0,
        deliveryCents: 0,
        totalCents: 1390,
        taxes: [tax(1000, 900, 90), tax(2000, 333, 67)],
      },
      seller,
    );
    expect(lines).toEqual([
      { name: 'Formule pizza', quantity: 1, rateBp: 1000, netCents: 900, isPart: false },
      { name: 'Formule pizza', quantity: 1, rateBp: 2000, netCents: 333, isPart: true },
    ]);
  });

  it('tells no rates where the seller charges no VAT [LAW-71]', () => {
    const free = { ...orderA, taxes: [tax(550, 421, 0), tax(1000, 2925, 0), tax(2000, 1684, 0)] };
    const content = invoiceContent(free, { isFranchise: true });
    expect(content.isExempt).toBe(true);
    expect(content.taxes).toEqual([tax(0, 5030, 0)]);
    expect(content.lines.map(({ rateBp, netCents }) => [rateBp, netCents])).toEqual([
      [0, 2780],
      [0, 1600],
      [0, 400],
    ]);
    expect(content.delivery).toEqual([{ rateBp: 0, netCents: 250 }]);
  });

  it('adds up to the cent, rate by rate, for 500 receipts [LAW-64, LAW-71]', () => {
    const policies = [inclusiveTax, exclusiveTax, { ...inclusiveTax, isEnabled: false }];
    const property = fc.property(
      someLines,
      someOffers,
      fc.integer({ min: 0, max: 900 }),
      fc.constantFrom(...policies),
      (lines, offers, deliveryFeeCents, policy) => {
        const priced = priceExample(lines, offers, { mode: 'delivery', tax: policy, deliveryFeeCents });
        const content = invoiceContent(receiptOf(priced), { isFranchise: !policy.isEnabled });
        for (const { rateBp, netCents } of content.taxes) {
          const atRate = [...content.lines, ...content.delivery].filter((part) => part.rateBp === rateBp);
          expect(sum(atRate.map((part) => part.netCents))).toBe(netCents);
        }
        const parts = [...content.lines, ...content.delivery];
        expect(sum(parts.map((part) => part.netCents))).toBe(content.netCents);
        expect(parts.every((part) => part.netCents >= 0)).toBe(true);
        expect(content.netCents + content.taxCents).toBe(priced.totalCents);
        expect(content.taxCents).toBe(priced.taxCents);
        expect(content.isExempt).toBe(!policy.isEnabled);
      },
    );
    fc.assert(property, { numRuns: 500 });
  });
});

const receiptOf = (priced: PricedCart): InvoicedReceipt => ({
  ...priced,
  lines: priced.lines.map(({ quantity, shares, index }) => ({ name: `Plat ${index}`, quantity, shares })),
  taxes: priced.taxLines,
});

describe('the content of a credit note', () => {
  it('is a line for each rate that was paid back [LAW-69]', () => {
    const content = creditContent('Remboursement', [tax(2000, 70, 14), tax(1000, 1000, 100)], { isExempt: false });
    expect(content.lines).toEqual([
      { name: 'Remboursement', quantity: 1, rateBp: 1000, netCents: 1000, isPart: false },
      { name: 'Remboursement', quantity: 1, rateBp: 2000, netCents: 70, isPart: true },
    ]);
    expect(content).toMatchObject({ netCents: 1070, taxCents: 114, totalCents: 1184 });
  });

  it('tells no rates where the invoice told none [LAW-71]', () => {
    const content = creditContent('Remboursement', [tax(2000, 70, 0), tax(1000, 1000, 0)], { isExempt: true });
    expect(content.lines.map(({ rateBp, netCents }) => [rateBp, netCents])).toEqual([[0, 1070]]);
  });
});
