import { once } from './once.ts';

/** A date in the calendar; a `Temporal.PlainDate` is one. */
export interface CalendarDay {
  year: number;
  month: number;
  day: number;
}

export interface DayFormat {
  /** A near day as it is said: "lundi 23 novembre". */
  day: (day: CalendarDay) => string;
  /** The day of the week, short: "lun.". */
  weekday: (day: CalendarDay) => string;
  /** The day of the week, whole: "lundi". */
  weekdayName: (day: CalendarDay) => string;
  /** The month, short: "nov.". */
  month: (day: CalendarDay) => string;
  /** A day with its year: "1er novembre 2026". */
  date: (day: CalendarDay) => string;
}

/** French says the first of a month as an ordinal, which Intl does not: "lundi 1er mars". */
const firstOf = (text: string) => text.replace(/(^|\D)1(?=\D)/, '$11er');

/** How a locale writes days. A day has no zone: none is asked for. */
export function dayFormat(locale: string): DayFormat {
  const writer = (options: Intl.DateTimeFormatOptions) => {
    const format = once(() => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }));
    return ({ year, month, day }: CalendarDay) => format().format(Date.UTC(year, month - 1, day));
  };
  const isFrench = locale.startsWith('fr');
  const withFirst = (write: (day: CalendarDay) => string) => (day: CalendarDay) =>
    isFrench && day.day === 1 ? firstOf(write(day)) : write(day);
  return {
    day: withFirst(writer({ weekday: 'long', day: 'numeric', month: 'long' })),
    weekday: writer({ weekday: 'short' }),
    weekdayName: writer({ weekday: 'long' }),
    month: writer({ month: 'short' }),
    date: withFirst(writer({ dateStyle: 'long' })),
  };
}
