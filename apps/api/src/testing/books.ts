import { createPrivateKey } from 'node:crypto';
import type { Db } from '../db/database.ts';
import { openBookKey } from '../features/books/record/book-key.ts';
import { openBooks, type SealTools } from '../features/books/seal/seal-entries.ts';
import { type BooksReport, type VerifyWish, verifyBooks } from '../features/books/verify/verify-books.ts';
import { type Kitchen, openKitchen } from './kitchen.ts';
import { testSite } from './test-site.ts';

/** An Ed25519 key of 32 equal bytes. */
export const testBooksKey = (byte = 7) =>
  createPrivateKey({
    key: Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), Buffer.alloc(32, byte)]),
    format: 'der',
    type: 'pkcs8',
  });

export interface TestBooks {
  tools: SealTools;
  /** Sets the clock of the books to a local time of the restaurant. */
  setClock(time: string): void;
  verify(wish?: Partial<VerifyWish>): Promise<BooksReport>;
}

/** What seals, closes and verifies the books of a database. */
export function openTestBooks(db: Db, start = '2026-11-23T12:00'): TestBooks {
  let now = Temporal.PlainDateTime.from(start).toZonedDateTime(testSite.timeZone);
  const tools = { db, site: testSite, key: openBookKey(testBooksKey()), now: () => now };
  return {
    tools,
    setClock: (time) => {
      now = Temporal.PlainDateTime.from(time).toZonedDateTime(testSite.timeZone);
    },
    verify: (wish = {}) => verifyBooks(db, { site: testSite, keyId: tools.key.id, witnesses: [], ...wish }),
  };
}

/** A kitchen whose staff answer orders by hand, however late, and whose books have begun. */
export async function openBookedKitchen(): Promise<{ kitchen: Kitchen; books: TestBooks }> {
  const kitchen = await openKitchen();
  await kitchen.shop.setCatalogue(({ settings }) => {
    settings['office.reception'] = 'manual';
    settings['office.refuse_after_minutes'] = null;
  });
  const books = openTestBooks(kitchen.shop.database.db);
  await openBooks(books.tools);
  return { kitchen, books };
}
