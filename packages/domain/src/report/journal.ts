import type { SaleEntry } from './sale-entry.ts';

/** Numbers of the accountant's ledger accounts. */
export interface Accounts {
  card: string;
  cash: string;
  /** The accounts of sales and of VAT by rate in basis points. */
  rates: { rateBp: number; sales: string; tax: string }[];
  /** For every other rate. */
  other: { sales: string; tax: string };
}

/** The accounts until the owner chooses others: 707 and 44571 with the rate in tenths of a percent. */
export const usualAccounts: Accounts = {
  card: '511',
  cash: '530',
  rates: [
    { rateBp: 550, sales: '707055', tax: '44571055' },
    { rateBp: 1000, sales: '707100', tax: '44571100' },
    { rateBp: 2000, sales: '707200', tax: '44571200' },
  ],
  other: { sales: '707', tax: '44571' },
};

/** An account is digits, or digits and then letters, 2 to 20 signs. */
export const accountPattern = /^\d{2}[0-9A-Za-z]{0,18}$/;

export function accountsOfRate({ rates, other }: Accounts, rateBp: number): { sales: string; tax: string } {
  return rates.find((rate) => rate.rateBp === rateBp) ?? other;
}

/** A line of the journal: what a service day sold less what it paid back, by rate and payment, in cents. */
export interface JournalLine {
  day: string;
  method: 'card' | 'cash';
  rateBp: number;
  netCents: number;
  taxCents: number;
  grossCents: number;
}

/** Makes the journal's lines of entries that come in the sequence of their days. `take` returns those of days that are over. */
export function createJournal(): { take: (entry: SaleEntry) => JournalLine[]; rest: () => JournalLine[] } {
  let day = '';
  let lines = new Map<string, JournalLine>();
  const rest = () =>
    [...lines.values()].toSorted((a, b) =>
      a.method === b.method ? a.rateBp - b.rateBp : a.method < b.method ? -1 : 1,
    );
  return {
    take: (entry) => {
      const done = entry.day === day ? [] : rest();
      if (entry.day !== day) lines = new Map();
      day = entry.day;
      const sign = entry.kind === 'sale' ? 1 : -1;
      for (const { rateBp, netCents, taxCents, grossCents } of entry.taxes) {
        const id = `${entry.method} ${rateBp}`;
        const { method } = entry;
        const line = lines.get(id) ?? { day, method, rateBp, netCents: 0, taxCents: 0, grossCents: 0 };
        lines.set(id, line);
        line.netCents += sign * netCents;
        line.taxCents += sign * taxCents;
        line.grossCents += sign * grossCents;
      }
      return done;
    },
    rest,
  };
}
