import { type DayFormat, dayFormat } from './day.ts';
import { type MomentFormat, momentFormat } from './moment.ts';
import { type MoneyFormat, moneyFormat } from './money.ts';
import { type NumberFormat, numberFormat } from './number.ts';
import { once } from './once.ts';
import { type TimeFormat, timeFormat } from './time.ts';

export interface Format extends MoneyFormat, NumberFormat, TimeFormat, DayFormat, MomentFormat {
  list: (names: string[]) => string;
}

const known = new Map<string, Format>();

function makeFormat(locale: string, currency: string): Format {
  const list = once(() => new Intl.ListFormat(locale, { type: 'conjunction' }));
  return {
    ...moneyFormat(locale, currency),
    ...numberFormat(locale),
    ...timeFormat(locale),
    ...dayFormat(locale),
    ...momentFormat(locale),
    list: (names) => list().format(names),
  };
}

/** `locale` is BCP 47 ("fr"), `currency` ISO 4217 ("EUR"). Invalid ones throw a RangeError on first use. Memoized. */
export function createFormat(locale: string, currency: string): Format {
  const key = `${locale} ${currency}`;
  const format = known.get(key) ?? makeFormat(locale, currency);
  known.set(key, format);
  return format;
}
