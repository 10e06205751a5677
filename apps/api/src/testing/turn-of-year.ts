import type { MoneyContent } from '@comptoir/domain';
import { closeDays } from '../features/books/close/close-days.ts';
import { openBooks } from '../features/books/seal/seal-entries.ts';
import { insertEntries } from '../features/entry/entry-repository.ts';
import { openTestBooks, type TestBooks } from './books.ts';
import { invoiceCompanies } from './company-orders.ts';
import type { Kitchen } from './kitchen.ts';

export const bookTax = (rate: number, net: number, vat: number) => ({ rate, net, vat, gross: net + vat });

const receipt = { mode: 'pickup', transaction: null, discount: 0, delivery: 0, till: 'web' };
const refund = { refund: 'a', state: 'done', reason: null };
type Written = [kind: 'payment' | 'refund', at: string, content: MoneyContent];

/** The worked example of the turn of the year (L-F7): order A, cash after midnight, a company, and two refunds. */
const entries: Written[] = [
  [
    'payment',
    '2026-12-31T20:10',
    {
      number: 2001,
      amount: 5030,
      channel: 'public',
      method: 'card',
      taxes: [bookTax(550, 399, 22), bookTax(1000, 2659, 266), bookTax(2000, 1403, 281)],
    },
  ],
  [
    'payment',
    '2027-01-01T00:40',
    { number: 2002, amount: 2450, channel: 'public', method: 'cash', taxes: [bookTax(1000, 2227, 223)] },
  ],
  [
    'payment',
    '2027-01-01T01:15',
    { number: 2003, amount: 11_000, channel: 'company', method: 'card', taxes: [bookTax(1000, 10_000, 1000)] },
  ],
  [
    'refund',
    '2027-01-02T03:00',
    { number: 2001, amount: 1600, channel: 'public', method: 'card', taxes: [bookTax(2000, 1333, 267)] },
  ],
  [
    'refund',
    '2027-01-01T12:00',
    { number: 2003, amount: 1100, channel: 'company', method: 'card', taxes: [bookTax(1000, 1000, 100)] },
  ],
];

export interface TurnOfYear {
  books: TestBooks;
  /** The order that entry 2002 tells of. A company's invoice may be asked for it. */
  cashOrder: string;
  /** Sets the clocks of the books and of both servers, and closes what is over. */
  closeAt(time: string): Promise<void>;
}

/** Books of the worked example that begin on 21 December 2026, for a restaurant that reports by ten days. */
export async function bookTurnOfYear(kitchen: Kitchen): Promise<TurnOfYear> {
  const { shop } = kitchen;
  const { db } = shop.database;
  await shop.setCatalogue((file) => {
    invoiceCompanies(file);
    file.settings['office.vat_regime'] = 'monthly';
  });
  const books = openTestBooks(db, '2026-12-21T12:00');
  await openBooks(books.tools);
  const cashOrder = await kitchen.place();
  for (const [kind, time, content] of entries) {
    const at = Temporal.PlainDateTime.from(time).toZonedDateTime('Europe/Paris').toInstant();
    const orderId = content.number === 2002 ? cashOrder : null;
    await insertEntries(db, [
      { kind, orderId, at, content: { ...content, ...(kind === 'payment' ? receipt : refund) } },
    ]);
  }
  return {
    books,
    cashOrder,
    closeAt: async (time) => {
      books.setClock(time);
      shop.setClock(time);
      kitchen.other.setClock(time);
      await closeDays(books.tools, new AbortController().signal);
    },
  };
}
