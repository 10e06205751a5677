import fc from 'fast-check';
import { expect, it } from 'vitest';
import { digestBoard } from './digest-board.ts';

const order = fc.record({ id: fc.uuid(), version: fc.integer({ min: 1, max: 2 ** 31 - 1 }) });
const orders = fc.uniqueArray(order, { selector: ({ id }) => id, maxLength: 50 });

it('names no order at all by what the published FNV-1a begins with [BRD-11]', () => {
  expect(digestBoard([])).toBe('811c9dc5');
});

it('is the same in whatever order the orders come, and does not change them [BRD-11]', () => {
  fc.assert(
    fc.property(orders, fc.infiniteStream(fc.nat()), (set, keys) => {
      const before = structuredClone(set);
      const shuffled = set.map((one) => ({ one, key: keys.next().value })).sort((a, b) => a.key - b.key);
      expect(digestBoard(shuffled.map(({ one }) => one))).toBe(digestBoard(set));
      expect(set).toEqual(before);
    }),
  );
});

it('is another one where an order is missing, or is one step behind [BRD-11]', () => {
  fc.assert(
    fc.property(orders, fc.nat(), (set, pick) => {
      fc.pre(set.length > 0);
      const index = pick % set.length;
      expect(digestBoard(set.filter((_, position) => position !== index))).not.toBe(digestBoard(set));
      const behind = set.map((one, position) => (position === index ? { ...one, version: one.version + 1 } : one));
      expect(digestBoard(behind)).not.toBe(digestBoard(set));
    }),
  );
});

it('counts byte for byte as the published FNV-1a does [BRD-11]', () => {
  const reference = (text: string) => {
    let hash = 0x811c9dc5n;
    for (const byte of new TextEncoder().encode(text)) hash = ((hash ^ BigInt(byte)) * 0x01000193n) & 0xffffffffn;
    return hash.toString(16).padStart(8, '0');
  };
  fc.assert(
    fc.property(orders, (set) => {
      const text = set
        .map(({ id, version }) => `${id}:${version}\n`)
        .sort()
        .join('');
      expect(digestBoard(set)).toBe(reference(text));
    }),
  );
});
