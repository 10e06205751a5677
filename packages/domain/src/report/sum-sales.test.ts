import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TaxLine } from '../pricing/priced-cart.ts';
import { createJournal, type JournalLine } from './journal.ts';
import type { SaleEntry } from './sale-entry.ts';
import { addsUp, type SaleFigures, sumSales } from './sum-sales.ts';

const someTaxes = fc
  .uniqueArray(fc.constantFrom(0, 210, 550, 1000, 2000), { maxLength: 4 })
  .chain((rates) =>
    fc.tuple(
      ...rates.map((rateBp) =>
        fc
          .record({ net: fc.nat(9_999), tax: fc.nat(999) })
          .map(({ net, tax }): TaxLine => ({ rateBp, netCents: net, taxCents: tax, grossCents: net + tax })),
      ),
    ),
  );

const someEntry: fc.Arbitrary<SaleEntry> = fc
  .record({
    kind: fc.constantFrom('sale' as const, 'refund' as const),
    day: fc.constantFrom('2026-10-24', '2026-10-25', '2026-10-26', '2026-11-02'),
    number: fc.integer({ min: 1000, max: 2000 }),
    method: fc.constantFrom('card' as const, 'cash' as const),
    mode: fc.constantFrom('pickup' as const, 'delivery' as const),
    zone: fc.constantFrom(null, 'Centre'),
    taxes: someTaxes,
    isOfEnd: fc.boolean(),
    channel: fc.constantFrom('public' as const, 'company' as const),
    orderedHour: fc.nat(23),
    deliveryCents: fc.nat(500),
  })
  .map(({ kind, isOfEnd, orderedHour, deliveryCents, ...entry }) => {
    const at = Temporal.Instant.from('2026-10-24T18:00:00Z');
    const amountCents = entry.taxes.reduce((sum, { grossCents }) => sum + grossCents, 0);
    return kind === 'sale'
      ? { kind, ...entry, at, amountCents, orderedHour, deliveryCents, dishes: 2, discounts: [] }
      : { kind, ...entry, at, amountCents, isOfEnd, reason: null };
  });
const someEntries = fc.array(someEntry, { maxLength: 40 });

function figuresOf(entries: SaleEntry[]): SaleFigures {
  const sums = sumSales();
  for (const entry of entries) sums.add(entry);
  return sums.figures();
}
const sum = (values: number[]) => values.reduce((one, other) => one + other, 0);

describe('the sums of sales and refunds', () => {
  it('are the same by rate, payment, day, weekday, mode and channel, and are receipts less refunds [REP-02, LAW-70]', () => {
    fc.assert(
      fc.property(someEntries, (entries) => {
        const { total, taxes, payments, days, weekdays, modes, channels, hours } = figuresOf(entries);
        const net = sum(entries.map(({ kind, amountCents }) => (kind === 'sale' ? amountCents : -amountCents)));
        expect(total.netCents).toBe(net);
        expect(sum(taxes.map(({ difference }) => difference.netCents + difference.taxCents))).toBe(net);
        for (const rows of [payments, days, weekdays, modes, channels])
          expect(sum(rows.map(({ netCents }) => netCents))).toBe(net);
        expect(sum(hours.map(({ salesCents }) => salesCents))).toBe(total.salesCents);
        expect(sum(hours.map(({ orders }) => orders))).toBe(total.orders);
      }),
    );
  });

  it('do not depend on the sequence of the entries [REP-02]', () => {
    fc.assert(
      fc.property(someEntries, (entries) => {
        const told = ({ total, taxes, days, hours, unsound }: SaleFigures) => ({ total, taxes, days, hours, unsound });
        expect(told(figuresOf(entries.toReversed()))).toEqual(told(figuresOf(entries)));
      }),
    );
  });

  it('are known to be unsound as soon as one cent of one entry is changed [REP-02]', () => {
    const someCent = fc.record({
      at: fc.nat(),
      tax: fc.nat(),
      name: fc.constantFrom('netCents', 'taxCents', 'grossCents'),
    });
    fc.assert(
      fc.property(someEntries, someCent, (entries, { at, tax, name }) => {
        expect(addsUp(figuresOf(entries))).toBe(true);
        const chosen = entries.filter(({ taxes }) => taxes.length > 0);
        const entry = chosen[at % chosen.length];
        const line = entry?.taxes[tax % entry.taxes.length];
        if (!entry || !line) return;
        const changed = {
          ...entry,
          taxes: entry.taxes.map((one) => (one === line ? { ...one, [name]: one[name as 'netCents'] + 1 } : one)),
        };
        const figures = figuresOf(entries.map((one) => (one === entry ? changed : one)));
        expect(addsUp(figures)).toBe(false);
        expect(figures.unsound).toEqual([entry.number]);
      }),
    );
  });

  it('are those of the journal, whose lines come day by day [REP-09]', () => {
    fc.assert(
      fc.property(someEntries, (unsorted) => {
        const entries = unsorted.toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
        const journal = createJournal();
        const lines: JournalLine[] = [...entries.flatMap((entry) => journal.take(entry)), ...journal.rest()];
        const keys = lines.map(({ day, method, rateBp }) => `${day} ${method} ${rateBp}`);
        expect(new Set(keys).size).toBe(keys.length);
        for (const { rateBp, difference } of figuresOf(entries).taxes) {
          const own = lines.filter((line) => line.rateBp === rateBp);
          expect(sum(own.map(({ netCents }) => netCents))).toBe(difference.netCents);
          expect(sum(own.map(({ taxCents }) => taxCents))).toBe(difference.taxCents);
          expect(sum(own.map(({ grossCents }) => grossCents))).toBe(difference.grossCents);
        }
      }),
    );
  });
});
