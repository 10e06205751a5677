import { type DayFormat, dayFormat } from './day.ts';
import { type MomentFormat, momentFormat } from './moment.ts';
import { type MoneyFormat, moneyFormat } from './money.ts';
import { type NumberFormat, numberFormat } from './number.ts';
import { once } from './once.ts';
import { type TimeFormat, timeFormat } from './time.ts';

/** What the readers of a locale write in their own way. */
export interface Format extends MoneyFormat, NumberFormat, TimeFormat, DayFormat, MomentFormat {
  /** Names as a sentence lists them: "A, B et C". */
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

/**
 * The format of a locale (BCP 47: "fr") and a currency (ISO 4217: "EUR"), the same object each time. What neither Intl nor
 * the currency's list knows throws a RangeError when it is first written.
 */
export function createFormat(locale: string, currency: string): Format {
  const key = `${locale} ${currency}`;
  const format = known.get(key) ?? makeFormat(locale, currency);
  known.set(key, format);
  return format;
}
