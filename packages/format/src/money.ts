import { once } from './once.ts';

export interface MoneyFormat {
  /** Integer cents with both decimals: "12,50 €", "−3,00 €". */
  money: (cents: number) => string;
  /** Integer cents, with decimals only if needed: "12,50 €", "3 €". */
  shortMoney: (cents: number) => string;
}

const withTrueMinus = (text: string) => text.replace('-', '−');

export function moneyFormat(locale: string, currency: string): MoneyFormat {
  const full = once(() => new Intl.NumberFormat(locale, { style: 'currency', currency }));
  const whole = once(() => new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 0 }));
  return {
    money: (cents) => withTrueMinus(full().format(cents / 100)),
    shortMoney: (cents) => withTrueMinus((cents % 100 === 0 ? whole() : full()).format(cents / 100)),
  };
}
