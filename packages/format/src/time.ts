import { once } from './once.ts';

/** A wall-clock time; a `Temporal.PlainTime` or `ZonedDateTime` fits. */
export interface WallTime {
  hour: number;
  minute: number;
}

export interface TimeFormat {
  /** "18 h 30", "19 h" */
  hour: (time: WallTime) => string;
  /** A wire time or range: "11:30" -> "11 h 30", "11:30-14:30" -> "11 h 30 – 14 h 30". */
  clock: (text: string) => string;
}

const hasLanguage = (locale: string, language: string) => new Intl.Locale(locale).language === language;

/** Intl writes the French "h" for Canada only. */
function sayFrenchHour({ hour, minute }: WallTime): string {
  const minutes = minute ? `\u00a0${String(minute).padStart(2, '0')}` : '';
  return `${hour}\u00a0h${minutes}`;
}

export function timeFormat(locale: string): TimeFormat {
  const isFrench = once(() => hasLanguage(locale, 'fr'));
  const short = once(() => new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' }));
  const hour = (time: WallTime) =>
    isFrench() ? sayFrenchHour(time) : short().format(Date.UTC(2000, 0, 1, time.hour, time.minute));
  const sayTime = (text: string) => {
    const [hours, minutes] = text.split(':').map(Number);
    return hour({ hour: hours ?? 0, minute: minutes ?? 0 });
  };
  return { hour, clock: (text) => text.split('-').map(sayTime).join('\u00a0–\u00a0') };
}
