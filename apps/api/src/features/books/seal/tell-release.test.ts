import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openBookedKitchen, type TestBooks, testBooksKey } from '../../../testing/books.ts';
import type { Kitchen } from '../../../testing/kitchen.ts';
import { openBookKey } from '../record/book-key.ts';
import { tellRelease } from './tell-release.ts';

let kitchen: Kitchen;
let books: TestBooks;
beforeEach(async () => {
  ({ kitchen, books } = await openBookedKitchen());
});
afterEach(() => kitchen.close());

const builtAt = Temporal.Instant.from('2026-11-20T10:00:00Z');
const first = { version: '1.0.0', builtAt, hash: 'a'.repeat(64), isModified: false };
const second = { version: '1.1.0', builtAt, hash: 'b'.repeat(64), isModified: false };
const told = async () => {
  const query = "select content from book_entries where kind = 'release' order by seq";
  const { rows } = await kitchen.shop.database.query(query, []);
  return rows.map(({ content }) => JSON.parse(String(content)));
};

describe('the books', () => {
  it('tell each other program that writes them, with the one before [BOK-09]', async () => {
    expect(await tellRelease(books.tools, first)).toBe(true);
    expect(await tellRelease(books.tools, first)).toBe(false);
    expect(await tellRelease(books.tools, second)).toBe(true);
    expect(await tellRelease(books.tools, { ...second, hash: 'c'.repeat(64), isModified: true })).toBe(true);
    const [one, two, three] = [first, second, second].map(({ version, hash }) => ({ version, hash }));
    expect(await told()).toEqual([
      { ...one, before: null, modified: false },
      { ...two, before: one, modified: false },
      { ...three, hash: 'c'.repeat(64), before: two, modified: true },
    ]);
    expect((await books.verify()).findings).toEqual([]);
  });

  it('are told once by two servers of one release, and not by a server with another key [BOK-05, BOK-09]', async () => {
    const starts = await Promise.all([1, 2, 3].map(() => tellRelease(books.tools, first)));
    expect(starts.filter(Boolean)).toHaveLength(1);
    expect(await tellRelease({ ...books.tools, key: openBookKey(testBooksKey(8)) }, second)).toBe(false);
    expect(await told()).toHaveLength(1);
  });
});
