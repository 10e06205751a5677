import { describe, expect, test } from 'vitest';
import { addFigures, figuresOf, isBalanced, publicSides } from './figures.ts';

const tax = (rate: number, net: number, vat: number) => ({ rate, net, vat, gross: net + vat });
const count = (kind: string, content: unknown, isLate = false) => figuresOf({ kind, content, isLate });

describe('the figures of the books', () => {
  // Appendix L-F7: order A by card, and a cash order that was collected after midnight.
  const card = {
    number: 2001,
    amount: 5030,
    channel: 'public',
    method: 'card',
    mode: 'delivery',
    discount: 0,
    delivery: 250,
    till: 'web',
    taxes: [tax(550, 399, 22), tax(1000, 2659, 266), tax(2000, 1403, 281)],
  };
  const cash = {
    ...card,
    number: 2002,
    amount: 2450,
    method: 'cash',
    delivery: 0,
    discount: 100,
    taxes: [tax(1000, 2227, 223)],
  };
  const wine = {
    number: 2001,
    amount: 1600,
    channel: 'public',
    method: 'card',
    taxes: [tax(2000, 1333, 267)],
    refund: 'a',
    reason: 'withdrawal',
  };

  test('count presumed cash as a sale, and what was not collected among the refunds (BOK-20)', () => {
    const presumed = { ...cash, presumed: true };
    const day = addFigures([count('payment', presumed), count('unpaid', presumed), count('unpaid', cash)]);
    expect(day).toMatchObject({
      sales: { count: 1, amount: 2450, payments: { cash: 2450 } },
      refunds: { count: 1, amount: 2450, payments: { cash: 2450 } },
      net: 0,
      unpaid: 2,
      presumed: { taken: 2450, returned: 2450 },
    });
    expect(isBalanced(day)).toBe(true);
    expect(count('payment', cash)).not.toHaveProperty('presumed');
  });

  test('count copies, and have no such figure without any (BOK-23)', () => {
    const copy = { number: 2001, of: 'receipt', n: 1, by: 'manager' };
    expect(addFigures([count('duplicate', copy), count('duplicate', { ...copy, n: 2 })])).toMatchObject({
      duplicates: 2,
      net: 0,
    });
    expect(addFigures([count('ticket', card)])).not.toHaveProperty('duplicates');
  });

  test('add sales by rate and by payment (BOK-13)', () => {
    const day = addFigures([
      count('ticket', card),
      count('ticket', cash),
      count('payment', card),
      count('payment', cash, true),
    ]);
    expect(day).toEqual({
      sales: {
        count: 2,
        amount: 7480,
        rates: [tax(550, 399, 22), tax(1000, 4886, 489), tax(2000, 1403, 281)],
        payments: { card: 5030, cash: 2450 },
      },
      refunds: { count: 0, amount: 0, rates: [], payments: { card: 0, cash: 0 } },
      net: 7480,
      tickets: 2,
      paid: 2,
      unpaid: 0,
      discount: 100,
      delivery: 250,
      firstNumber: 2001,
      lastNumber: 2002,
      tests: 0,
      late: 1,
    });
    expect(isBalanced(day)).toBe(true);
  });

  test('count only a refund that is done (BOK-01, BOK-13)', () => {
    const states = ['asked', 'refused', 'done'].map((state) => count('refund', { ...wine, state }));
    expect(states.map(({ net, refunds }) => [net, refunds.amount])).toEqual([
      [0, 0],
      [0, 0],
      [-1600, 1600],
    ]);
    expect(addFigures(states)).toMatchObject({
      net: -1600,
      refunds: { count: 1, rates: [tax(2000, 1333, 267)] },
      firstNumber: null,
    });
  });

  test('count an order that nobody pays, without its amount (BOK-13)', () => {
    expect(count('unpaid', cash)).toMatchObject({ unpaid: 1, paid: 0, net: 0, sales: { amount: 0 } });
  });

  test.each([
    ['a rate', { taxes: [tax(1000, 2226, 223)] }],
    ['a VAT', { taxes: [{ ...tax(1000, 2227, 223), vat: 224 }] }],
    ['the total', { amount: 2451 }],
  ])('do not balance if one cent of %s differs (BOK-16)', (_, wrong) => {
    expect(isBalanced(count('payment', cash))).toBe(true);
    expect(isBalanced(count('payment', { ...cash, ...wrong }))).toBe(false);
  });

  test('count companies apart, so that the public is what is left of both (LAW-70)', () => {
    const company = { ...cash, number: 2003, channel: 'company', amount: 11_000, taxes: [tax(1000, 10_000, 1000)] };
    const back = { ...wine, channel: 'company', amount: 1100, taxes: [tax(1000, 1000, 100)], state: 'done' };
    const day = addFigures([
      count('payment', company),
      count('payment', cash),
      count('refund', back),
      count('payment', card),
    ]);
    expect(day.sales).toMatchObject({ count: 3, amount: 18_480 });
    expect(day.company).toEqual({
      sales: { count: 1, amount: 11_000, rates: [tax(1000, 10_000, 1000)], payments: { card: 0, cash: 11_000 } },
      refunds: { count: 1, amount: 1100, rates: [tax(1000, 1000, 100)], payments: { card: 1100, cash: 0 } },
    });
    expect(publicSides(day)).toEqual({
      sales: {
        count: 2,
        amount: 7480,
        rates: [tax(550, 399, 22), tax(1000, 4886, 489), tax(2000, 1403, 281)],
        payments: { card: 5030, cash: 2450 },
      },
      refunds: { count: 0, amount: 0, rates: [], payments: { card: 0, cash: 0 } },
    });
    expect(isBalanced(day)).toBe(true);
    expect(isBalanced({ ...day, company: { ...day.company, sales: { ...day.sales, amount: 1 } } as never })).toBe(
      false,
    );
  });

  test('count test orders beside the sums, which they do not change (BOK-22)', () => {
    const told = { test: 'a', until: '2026-11-23T11:10:00.000Z', till: 'web' };
    const day = addFigures([count('payment', card), count('test', told), count('test', told)]);
    expect(day).toEqual({ ...count('payment', card), tests: 2 });
  });

  test('carry what left the public for companies beside the sums, which it does not change [BOK-49]', () => {
    const none = { count: 0, amount: 0, taxes: [] };
    const moved = count('reclassified', { ...cash, channel: 'company', invoice: 'F2027-000002', refunds: none });
    const other = count('reclassified', {
      ...card,
      channel: 'company',
      invoice: 'F2027-000003',
      refunds: { count: 1, amount: 1600, taxes: [tax(2000, 1333, 267)] },
    });
    // An order of before the books has no entry that could move.
    const adopted = count('reclassified', { ...cash, amount: 0, taxes: [], invoice: 'F2027-000004', refunds: none });
    const day = addFigures([moved, other, adopted, count('payment', card)]);
    expect(day).toMatchObject({ net: 5030, sales: { count: 1, amount: 5030 }, refunds: { count: 0, amount: 0 } });
    expect(day.reclassified).toEqual({
      sales: {
        count: 2,
        amount: 7480,
        rates: [tax(550, 399, 22), tax(1000, 4886, 489), tax(2000, 1403, 281)],
      },
      refunds: { count: 1, amount: 1600, rates: [tax(2000, 1333, 267)] },
    });
    expect(isBalanced(day)).toBe(true);
    const wrong = { ...cash, amount: 2451, invoice: 'F2027-000002', refunds: none };
    expect(isBalanced(count('reclassified', wrong))).toBe(false);
    expect(addFigures([count('payment', card)])).not.toHaveProperty('reclassified');
  });
});
