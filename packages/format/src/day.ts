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
  /** The month, short: "nov.". */
  month: (day: CalendarDay) => string;
  /** A day with its year: "1 novembre 2026". */
  date: (day: CalendarDay) => string;
}

/** How a locale writes days. A day has no zone: none is asked for. */
export function dayFormat(locale: string): DayFormat {
  const writer = (options: Intl.DateTimeFormatOptions) => {
    const format = once(() => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }));
    return ({ year, month, day }: CalendarDay) => format().format(Date.UTC(year, month - 1, day));
  };
  return {
    day: writer({ weekday: 'long', day: 'numeric', month: 'long' }),
    weekday: writer({ weekday: 'short' }),
    month: writer({ month: 'short' }),
    date: writer({ dateStyle: 'long' }),
  };
}
