import { describe, expect, it } from 'vitest';
import { faultOfFigures, reportFigures, reportId } from './e-report.ts';

const sums = [
  { day: '2027-01-02', rate: 1000, net: -500, vat: -50 },
  { day: '2027-01-01', rate: 2000, net: 1403, vat: 281 },
  { day: '2027-01-01', rate: 550, net: 399, vat: 22 },
];
const figures = reportFigures(sums, new Map([['2027-01-01', 2]]));

describe('a report', () => {
  it('adds up days and rates, a day of refunds as less than nothing without a sale [BOK-42]', () => {
    expect(figures).toEqual({
      days: [
        {
          day: '2027-01-01',
          category: 'TLB1',
          sales: 2,
          net: 1802,
          vat: 303,
          taxes: [
            { rate: 550, net: 399, vat: 22 },
            { rate: 2000, net: 1403, vat: 281 },
          ],
        },
        {
          day: '2027-01-02',
          category: 'TLB1',
          sales: 0,
          net: -500,
          vat: -50,
          taxes: [{ rate: 1000, net: -500, vat: -50 }],
        },
      ],
      sales: 2,
      net: 1302,
      vat: 253,
    });
    expect(reportFigures([], new Map())).toEqual({ days: [], sales: 0, net: 0, vat: 0 });
  });

  it('may have services of the room, and no goods without VAT and no margins [BOK-43]', () => {
    const of = (category: 'TLB1' | 'TPS1' | 'TNT1' | 'TMA1') =>
      faultOfFigures({ ...figures, days: figures.days.map((day) => ({ ...day, category })) });
    expect(['TLB1', 'TPS1', 'TNT1', 'TMA1'].map((category) => of(category as 'TLB1'))).toEqual([
      null,
      null,
      { category: 'TNT1' },
      { category: 'TMA1' },
    ]);
  });

  it('has the rates that the flow knows [BOK-44]', () => {
    const of = (rate: number) =>
      faultOfFigures(reportFigures([{ day: '2027-01-01', rate, net: 1, vat: 0 }], new Map()));
    const known = [0, 90, 105, 175, 210, 550, 700, 850, 920, 960, 1000, 1300, 1960, 2000, 2060];
    expect(known.map(of).filter((fault) => fault !== null)).toEqual([]);
    expect([770, 1, 2100].map(of)).toEqual([{ rate: 770 }, { rate: 1 }, { rate: 2100 }]);
  });

  it('is named after the seller, the period and its number [BOK-45]', () => {
    const period = { from: Temporal.PlainDate.from('2026-12-21'), to: Temporal.PlainDate.from('2026-12-31') };
    expect(reportId('732829320', period, 1)).toBe('ER-732829320-20261221-20261231-1');
  });
});
