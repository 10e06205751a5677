/** A period that ends with a close: a service day, a month or a year of the books (BOK-12). */
export interface BookPeriod {
  kind: 'day' | 'month' | 'year';
  /** `2026-12-31`, `2026-12` or `2026`. */
  period: string;
}

/** The last day of a restaurant's year, as `MM-DD`. */
export type YearEnd = string;

export const calendarYearEnd: YearEnd = '12-31';

const monthOf = (day: Temporal.PlainDate): string => day.toPlainYearMonth().toString();

/** The month and the year that end with a day. A year has the name of the calendar year in which it ends. */
export function periodsEndedBy(day: Temporal.PlainDate, yearEnd: YearEnd): BookPeriod[] {
  const isMonthEnd = day.day === day.daysInMonth;
  if (!isMonthEnd) return [];
  const month: BookPeriod = { kind: 'month', period: monthOf(day) };
  const isYearEnd = monthOf(day).slice(5) === yearEnd.slice(0, 2);
  return isYearEnd ? [month, { kind: 'year', period: String(day.year) }] : [month];
}

/** The first and the last service day of a month or a year, both included. */
export function daysOf(period: BookPeriod, yearEnd: YearEnd): { from: string; to: string } {
  const from = Temporal.PlainYearMonth.from(firstPartOf(period, yearEnd).slice(0, 7));
  const last = period.kind === 'year' ? from.add({ months: 11 }) : from;
  return { from: `${from}-01`, to: `${last}-${last.daysInMonth}` };
}

/** The first day or month of the periods that a month or a year is the sum of. Days and months compare as texts. */
export function firstPartOf({ kind, period }: BookPeriod, yearEnd: YearEnd): string {
  if (kind !== 'year') return `${period}-01`;
  const end = Temporal.PlainYearMonth.from(`${period}-${yearEnd.slice(0, 2)}`);
  return end.subtract({ months: 11 }).toString();
}
