import { once } from './once.ts';

export interface WallTime {
  hour: number;
  minute: number;
}

export interface TimeFormat {
  hour: (time: WallTime) => string;
  /** A time or a range as the API sends it: "11:30" -> "11 h 30", "11:30-14:30" -> "11 h 30 – 14 h 30". */
  clock: (text: string) => string;
}

const hasLanguage = (locale: string, language: string) => new Intl.Locale(locale).language === language;

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
