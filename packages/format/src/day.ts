import { once } from './once.ts';

export interface CalendarDay {
  year: number;
  month: number;
  day: number;
}

export interface DayFormat {
  /** "lundi 23 novembre", without the year. */
  day: (day: CalendarDay) => string;
  weekday: (day: CalendarDay) => string;
  weekdayName: (day: CalendarDay) => string;
  month: (day: CalendarDay) => string;
  /** "novembre 2026" */
  monthOfYear: (day: CalendarDay) => string;
  date: (day: CalendarDay) => string;
}

/** French writes the first of a month as an ordinal, "lundi 1er mars", but Intl does not. */
const firstOf = (text: string) => text.replace(/(^|\D)1(?=\D)/, '$11er');

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
    monthOfYear: writer({ month: 'long', year: 'numeric' }),
    date: withFirst(writer({ dateStyle: 'long' })),
  };
}
