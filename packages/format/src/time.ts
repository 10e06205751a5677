import { once } from './once.ts';

/** A time of the day on a wall clock; a `Temporal.PlainTime` or `ZonedDateTime` is one. */
export interface WallTime {
  hour: number;
  minute: number;
}

export interface TimeFormat {
  /** A time as it is said: "18 h 30", "19 h". */
  hour: (time: WallTime) => string;
  /** Two times "11:30" and "14:30" as a list of hours shows them: "11:30 – 14:30". */
  span: (span: { start: string; end: string }) => string;
}

const hasLanguage = (locale: string, language: string) => new Intl.Locale(locale).language === language;

/** French says the hour with an h, which Intl writes for Canada alone. */
function sayFrenchHour({ hour, minute }: WallTime): string {
  const minutes = minute ? `\u00a0${String(minute).padStart(2, '0')}` : '';
  return `${hour}\u00a0h${minutes}`;
}

/** How a locale writes the times of a day. */
export function timeFormat(locale: string): TimeFormat {
  const isFrench = once(() => hasLanguage(locale, 'fr'));
  const short = once(() => new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' }));
  return {
    hour: (time) => (isFrench() ? sayFrenchHour(time) : short().format(Date.UTC(2000, 0, 1, time.hour, time.minute))),
    span: ({ start, end }) => `${start}\u00a0– ${end}`,
  };
}
