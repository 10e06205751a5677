import { type Accounts, accountPattern } from '@comptoir/domain';

export type TypedAccounts = Record<'card' | 'cash' | 'rates' | 'sales' | 'tax', string>;

const rateLine = /^(\d{1,3}(?:[.,]\d{1,2})?)\s*%?\s+(\S+)\s+(\S+)$/;
const mostRates = 20;

/** Accounts as they are typed: a line for each rate, with its accounts of sales and of VAT. */
export function typeAccounts({ card, cash, rates, other }: Accounts): TypedAccounts {
  const lines = rates.map(({ rateBp, sales, tax }) => `${String(rateBp / 100).replace('.', ',')} ${sales} ${tax}`);
  return { card, cash, rates: lines.join('\n'), sales: other.sales, tax: other.tax };
}

/** Null if a line is no rate with two accounts, a rate is there twice, or there are too many. */
export function readRates(typed: string): Accounts['rates'] | null {
  const rates: Accounts['rates'] = [];
  for (const line of typed.split('\n').map((text) => text.trim())) {
    if (line === '') continue;
    const [, rate = '', sales = '', tax = ''] = rateLine.exec(line) ?? [];
    const rateBp = Math.round(Number(rate.replace(',', '.')) * 100);
    const isRate = rate !== '' && rateBp <= 10_000 && !rates.some((known) => known.rateBp === rateBp);
    if (!isRate || ![sales, tax].every(isAccount)) return null;
    rates.push({ rateBp, sales, tax });
  }
  return rates.length <= mostRates ? rates : null;
}

export const isAccount = (typed: string) => accountPattern.test(typed.trim());
