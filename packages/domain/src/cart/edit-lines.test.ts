import { describe, expect, it } from 'vitest';
import { aLine, calzone, exampleItems, margherita, tiramisu } from '../testing/example-catalogue.ts';
import { mergeLine, sameLine, setNote, setQuantity } from './edit-lines.ts';
import { keepKnownLines } from './keep-known-lines.ts';

const withCheese = aLine(margherita, 1, { 1001: 1, 1002: 2 });

describe('a line added twice', () => {
  it('is one line when item, choices and note are the same, in whatever order they were chosen [CRT-04]', () => {
    const reversed = {
      ...withCheese,
      options: [{ optionId: 1, choices: (withCheese.options[0]?.choices ?? []).toReversed() }],
    };
    expect(sameLine(withCheese, reversed)).toBe(true);
    expect(mergeLine([withCheese], { ...reversed, quantity: 2 })).toEqual([{ ...withCheese, quantity: 3 }]);
  });

  it('is one line whether nothing is chosen or a group is empty [CRT-04]', () => {
    expect(sameLine(aLine(tiramisu), { ...aLine(tiramisu), options: [{ optionId: 1, choices: [] }] })).toBe(true);
  });

  it.each([
    ['another item', aLine(calzone, 1, { 1001: 1, 1002: 2 })],
    ['another choice', aLine(margherita, 1, { 1001: 1 })],
    ['another quantity of a choice', aLine(margherita, 1, { 1001: 2, 1002: 2 })],
    ['another note', { ...withCheese, note: 'bien cuite' }],
  ])('is two lines with %s [CRT-04]', (_, other) => {
    expect(mergeLine([withCheese], other)).toEqual([withCheese, other]);
  });

  it('stops at 99, and a cart at 100 lines', () => {
    expect(mergeLine([aLine(tiramisu, 98)], aLine(tiramisu, 5))).toEqual([aLine(tiramisu, 99)]);
    const full = Array.from({ length: 100 }, (_, id) => ({ ...aLine(tiramisu), itemId: id }));
    expect(mergeLine(full, aLine(tiramisu))).toBe(full);
    expect(mergeLine(full, { ...aLine(tiramisu), itemId: 5 })).toHaveLength(100);
  });
});

describe('a line of the cart', () => {
  const lines = [aLine(margherita, 2), aLine(tiramisu)];

  it('takes another quantity; 0 removes it [CRT-04]', () => {
    expect(setQuantity(lines, 0, 3)[0]?.quantity).toBe(3);
    expect(setQuantity(lines, 0, 0)).toEqual([aLine(tiramisu)]);
    expect(setQuantity(lines, 1, 120)[1]?.quantity).toBe(99);
    expect(setQuantity(lines, 1, Number.NaN)).toEqual([aLine(margherita, 2)]);
    expect(lines[0]?.quantity).toBe(2);
  });

  it('takes another note, of at most 500 characters [CRT-04]', () => {
    expect(setNote(lines, 1, 'sans café')[1]?.note).toBe('sans café');
    expect(setNote(lines, 1, 'x'.repeat(600))[1]?.note).toHaveLength(500);
  });

  it('is parted from those whose item or choice left the menu [CRT-06]', () => {
    const gone = { ...aLine(tiramisu), itemId: 999 };
    const changed = aLine(margherita, 1, { 1999: 1 });
    expect(keepKnownLines([lines[0] as (typeof lines)[0], gone, changed], exampleItems)).toEqual({
      lines: [lines[0]],
      removed: [gone, changed],
    });
  });
});
