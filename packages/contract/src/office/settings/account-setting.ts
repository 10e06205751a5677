import { type Accounts, accountPattern, usualAccounts } from '@comptoir/domain';
import { readObject, readObjects, readRate, readText } from '../../wire/wire-values.ts';

export const accountsSetting = 'office.accounts';

/** Reads the accountant's accounts, with the usual ones for absent and malformed values. */
export function accountsFromSetting(value: unknown): Accounts {
  const { card, cash, rates, sales, vat } = readObject(value);
  const account = (typed: unknown, usual: string) => (accountPattern.test(readText(typed)) ? readText(typed) : usual);
  const { other } = usualAccounts;
  return {
    card: account(card, usualAccounts.card),
    cash: account(cash, usualAccounts.cash),
    rates: rates === undefined ? usualAccounts.rates : readObjects(rates).flatMap(accountsOf),
    other: { sales: account(sales, other.sales), tax: account(vat, other.tax) },
  };
}

function accountsOf({ rate, sales, vat }: Record<string, unknown>): Accounts['rates'] {
  const rateBp = readRate(rate);
  const isKnown = [sales, vat].every((typed) => accountPattern.test(readText(typed)));
  return rateBp === null || !isKnown ? [] : [{ rateBp, sales: readText(sales), tax: readText(vat) }];
}

export function accountsToSetting({ card, cash, rates, other }: Accounts) {
  return {
    card,
    cash,
    sales: other.sales,
    vat: other.tax,
    rates: rates.map(({ rateBp, sales, tax }) => ({ rate: rateBp / 100, sales, vat: tax })),
  };
}
