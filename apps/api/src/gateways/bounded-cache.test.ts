import { expect, it } from 'vitest';
import { createBoundedCache } from './bounded-cache.ts';

it('keeps the answers that were used last, for their time', () => {
  let now = 0;
  const cache = createBoundedCache<string | null>({ mostEntries: 2, keptMilliseconds: 1_000, now: () => now });
  cache.set('a', 'A');
  cache.set('b', null);
  expect(cache.get('a')).toBe('A');
  cache.set('c', 'C');
  expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual(['A', undefined, 'C']);
  now = 999;
  expect(cache.get('a')).toBe('A');
  cache.set('c', 'new');
  now = 1_000;
  expect([cache.get('a'), cache.get('c')]).toEqual([undefined, 'new']);
});
