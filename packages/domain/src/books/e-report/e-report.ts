import type { DayRange } from '../../report/compared-spans.ts';

/**
 * What was sold, in the words of the flow: goods with VAT, services, goods without VAT, and margins. The shop sells meals that
 * are taken away or delivered, which are goods (BOK-43).
 */
export const reportCategories = ['TLB1', 'TPS1', 'TNT1', 'TMA1'] as const;
export type ReportCategory = (typeof reportCategories)[number];
/** The category of all that the shop sells, delivery included. */
const soldCategory: ReportCategory = 'TLB1';
/** A report may have these. The shop sells nothing without VAT or by margin. */
const writtenCategories: readonly ReportCategory[] = ['TLB1', 'TPS1'];

/** VAT rates that the flow knows, in basis points (BOK-44). */
const knownRates = [0, 90, 105, 175, 210, 550, 700, 850, 920, 960, 1000, 1300, 1960, 2000, 2060];

/** Base and VAT of a rate in cents, less what was paid back: negative where that was more. `rate` in basis points. */
interface ReportTax {
  rate: number;
  net: number;
  vat: number;
}

/** A service day and category. `taxes` add up to `net` and `vat`, and are sorted by rate. */
export interface ReportDay {
  day: string;
  category: ReportCategory;
  /** The sales that became paid that day; refunds don't lower it. */
  sales: number;
  net: number;
  vat: number;
  taxes: ReportTax[];
}

/** What a report tells: the days of its period with a sale or a refund, and their sums in cents. */
export interface ReportFigures {
  days: ReportDay[];
  sales: number;
  net: number;
  vat: number;
}

/** The public channel's payments less its refunds of a day and a rate, in cents. */
export interface ReportedSum extends ReportTax {
  day: string;
}

/** Adds up payments less refunds by day and rate (BOK-42). Days without a sale or a refund are absent. */
export function reportFigures(sums: readonly ReportedSum[], salesByDay: ReadonlyMap<string, number>): ReportFigures {
  const names = [...new Set([...sums.map(({ day }) => day), ...salesByDay.keys()])].sort();
  const days = names.map((day): ReportDay => {
    const taxes = sums
      .filter((sum) => sum.day === day)
      .map(({ rate, net, vat }) => ({ rate, net, vat }))
      .sort((one, other) => one.rate - other.rate);
    return { day, category: soldCategory, sales: salesByDay.get(day) ?? 0, ...sumTaxes(taxes), taxes };
  });
  return { days, sales: days.reduce((sum, { sales }) => sum + sales, 0), ...sumTaxes(days) };
}

const sumTaxes = (taxes: readonly { net: number; vat: number }[]) => ({
  net: taxes.reduce((sum, { net }) => sum + net, 0),
  vat: taxes.reduce((sum, { vat }) => sum + vat, 0),
});

/** The first rate that the flow does not know, in basis points, or the first category that is not written; null if there is none. */
export function faultOfFigures({ days }: ReportFigures): { rate: number } | { category: ReportCategory } | null {
  const category = days.find((day) => !writtenCategories.includes(day.category))?.category;
  if (category) return { category };
  const rate = days.flatMap(({ taxes }) => taxes).find((tax) => !knownRates.includes(tax.rate))?.rate;
  return rate === undefined ? null : { rate };
}

/** The name of a report: `ER-732829320-20261221-20261231-1`. The first one of a period has number 1. */
export function reportId(siren: string, { from, to }: DayRange, number: number): string {
  const [first, last] = [from, to].map((day) => day.toString().replaceAll('-', ''));
  return `ER-${siren}-${first}-${last}-${number}`;
}
