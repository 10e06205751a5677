/** A period that ends with a close: a service day, a month or a year of the books (BOK-12). */
export interface BookPeriod {
  kind: 'day' | 'month' | 'year';
  /** `2026-12-31`, `2026-12` or `2026`. */
  period: string;
}

/** The last day of a restaurant's year, as `MM-DD`: the last day of a month. */
export type YearEnd = string;

export const calendarYearEnd: YearEnd = '12-31';

/** The first and the last month of a year of the books, as `2026-07`. Months compare as texts. */
export interface YearMonths {
  from: string;
  to: string;
}

/** A close as its months are told by: only one that is no calendar year says them. */
export interface ClosedPeriod extends BookPeriod {
  figures: { months?: YearMonths };
}

/** True of the last day of a month. The last of February may be given as the 28th or the 29th. */
export function isYearEnd(text: string): boolean {
  const [, month = '', day = ''] = /^(\d\d)-(\d\d)$/.exec(text) ?? [];
  if (Number(month) < 1 || Number(month) > 12) return false;
  const last = Temporal.PlainYearMonth.from(`2027-${month}`).daysInMonth;
  return Number(day) === last || text === '02-29';
}

/** The month that ends with a day; null if none does. */
export function monthEndedBy(day: Temporal.PlainDate): BookPeriod | null {
  return day.day === day.daysInMonth ? { kind: 'month', period: day.toPlainYearMonth().toString() } : null;
}

/**
 * The year that ends with a month, and its months. It has the name of the calendar year in which it ends, and begins after the last
 * year, so that a change of the end makes one year shorter or longer. Null if no year ends then, or if the last one has that name
 * already: the year goes on to the next end.
 */
export function yearEndedBy(
  { period: month }: BookPeriod,
  yearEnd: YearEnd,
  last: ClosedPeriod | null,
): (BookPeriod & { months: YearMonths }) | null {
  if (month.slice(5) !== yearEnd.slice(0, 2)) return null;
  const period = month.slice(0, 4);
  if (last && last.period >= period) return null;
  const ends = Temporal.PlainYearMonth.from(month);
  const from = last
    ? Temporal.PlainYearMonth.from(monthsOf(last).to).add({ months: 1 })
    : ends.subtract({ months: 11 });
  return { kind: 'year', period, months: { from: from.toString(), to: month } };
}

const calendarMonths = (year: string): YearMonths => ({ from: `${year}-01`, to: `${year}-12` });

/** What a close of a year says of its months: nothing if they are a calendar year. */
export function tellMonths({ period, months }: BookPeriod & { months: YearMonths }): { months?: YearMonths } {
  const { from, to } = calendarMonths(period);
  return months.from === from && months.to === to ? {} : { months };
}

/** The months of a closed month or year. */
export function monthsOf({ kind, period, figures }: ClosedPeriod): YearMonths {
  return kind === 'year' ? (figures.months ?? calendarMonths(period)) : { from: period, to: period };
}

/** The first and the last service day of a closed month or year, both included. */
export function daysOf(close: ClosedPeriod): { from: string; to: string } {
  const { from, to } = monthsOf(close);
  return { from: `${from}-01`, to: `${to}-${Temporal.PlainYearMonth.from(to).daysInMonth}` };
}
