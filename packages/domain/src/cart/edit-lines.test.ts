import { describe, expect, it } from 'vitest';
import { aLine, calzone, exampleItems, margherita, tiramisu } from '../testing/example-catalogue.ts';
import type { CartEntry, CartLine } from './cart-line.ts';
import { mergeLine, replaceLine, sameLine, setNote, setQuantity } from './edit-lines.ts';
import { keepKnownLines } from './keep-known-lines.ts';

const entry = (id: string, line: CartLine): CartEntry => ({ id, ...line });
const withCheese = entry('cheese', aLine(margherita, 1, { 1001: 1, 1002: 2 }));

describe('a line added twice', () => {
  it('is one line when item, choices and note are the same, in whatever order they were chosen [CRT-04]', () => {
    const reversed = {
      ...withCheese,
      options: [{ optionId: 1, choices: (withCheese.options[0]?.choices ?? []).toReversed() }],
    };
    expect(sameLine(withCheese, reversed)).toBe(true);
    expect(mergeLine([withCheese], { ...reversed, id: 'new', quantity: 2 })).toEqual([{ ...withCheese, quantity: 3 }]);
  });

  it('is one line whether nothing is chosen or a group is empty [CRT-04]', () => {
    expect(sameLine(aLine(tiramisu), { ...aLine(tiramisu), options: [{ optionId: 1, choices: [] }] })).toBe(true);
  });

  it.each([
    ['another item', aLine(calzone, 1, { 1001: 1, 1002: 2 })],
    ['another choice', aLine(margherita, 1, { 1001: 1 })],
    ['another quantity of a choice', aLine(margherita, 1, { 1001: 2, 1002: 2 })],
    ['another note', { ...withCheese, note: 'bien cuite' }],
  ])('is two lines with %s [CRT-04]', (_, line) => {
    const other = { ...line, id: 'other' };
    expect(mergeLine([withCheese], other)).toEqual([withCheese, other]);
  });

  it('stops at 99, and a cart at 100 lines', () => {
    const many = entry('a', aLine(tiramisu, 98));
    expect(mergeLine([many], entry('b', aLine(tiramisu, 5)))).toEqual([entry('a', aLine(tiramisu, 99))]);
    const full = Array.from({ length: 100 }, (_, itemId) => ({ ...entry(`${itemId}`, aLine(tiramisu)), itemId }));
    expect(mergeLine(full, entry('new', aLine(tiramisu)))).toBe(full);
    expect(mergeLine(full, { ...entry('new', aLine(tiramisu)), itemId: 5 })).toHaveLength(100);
  });
});

describe('a line of the cart', () => {
  const lines = [entry('pizza', aLine(margherita, 2)), entry('dessert', aLine(tiramisu))];

  it('takes another quantity; 0 removes it [CRT-04]', () => {
    expect(setQuantity(lines, 'pizza', 3)[0]?.quantity).toBe(3);
    expect(setQuantity(lines, 'pizza', 0)).toEqual([lines[1]]);
    expect(setQuantity(lines, 'dessert', 120)[1]?.quantity).toBe(99);
    expect(setQuantity(lines, 'dessert', Number.NaN)).toEqual([lines[0]]);
    expect(setQuantity(lines, 'gone', 3)).toEqual(lines);
    expect(lines[0]?.quantity).toBe(2);
  });

  it('takes another note, of at most 500 characters [CRT-04]', () => {
    expect(setNote(lines, 'dessert', 'sans café')[1]?.note).toBe('sans café');
    expect(setNote(lines, 'dessert', 'x'.repeat(600))[1]?.note).toHaveLength(500);
  });

  it('is replaced in its place, merged with the same dish, or added where it is gone [CRT-04]', () => {
    const other = entry('pizza', aLine(calzone));
    expect(replaceLine(lines, other)).toEqual([other, lines[1]]);
    expect(replaceLine(lines, entry('pizza', aLine(tiramisu, 2)))).toEqual([entry('dessert', aLine(tiramisu, 3))]);
    expect(replaceLine(lines, entry('gone', aLine(calzone)))).toEqual([...lines, entry('gone', aLine(calzone))]);
  });

  it('is parted from those whose item or choice left the menu [CRT-06]', () => {
    const gone = { ...aLine(tiramisu), itemId: 999 };
    const changed = aLine(margherita, 1, { 1999: 1 });
    expect(keepKnownLines([aLine(margherita, 2), gone, changed], exampleItems)).toEqual({
      lines: [aLine(margherita, 2)],
      removed: [gone, changed],
    });
  });
});
