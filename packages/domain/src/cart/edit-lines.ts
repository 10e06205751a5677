import type { ChosenOption } from '../menu/chosen-option.ts';
import { type CartLine, maxLines, maxNoteLength, maxQuantity } from './cart-line.ts';

/** Whether two lines are the same dish: item, note and choices, in whatever order these were made (requirement CRT-04). */
export function sameLine(a: CartLine, b: CartLine): boolean {
  return a.itemId === b.itemId && a.note === b.note && choiceKey(a.options) === choiceKey(b.options);
}

function choiceKey(options: ChosenOption[]): string {
  const counts = new Map<string, number>();
  for (const { optionId, choices } of options)
    for (const { choiceId, quantity } of choices) {
      const key = `${optionId}:${choiceId}`;
      counts.set(key, (counts.get(key) ?? 0) + quantity);
    }
  return [...counts]
    .filter(([, quantity]) => quantity > 0)
    .map(([key, quantity]) => `${key}:${quantity}`)
    .sort()
    .join();
}

/** Adds a line, or its quantity to the line that is the same dish. Quantities stop at 99, lines at 100 (the cart is left as it is). */
export function mergeLine(lines: CartLine[], line: CartLine): CartLine[] {
  const index = lines.findIndex((candidate) => sameLine(candidate, line));
  const known = lines[index];
  if (known) return setQuantity(lines, index, known.quantity + line.quantity);
  if (lines.length >= maxLines) return lines;
  return [...lines, { ...line, quantity: clampQuantity(line.quantity), note: line.note.slice(0, maxNoteLength) }];
}

/** The cart with another quantity on one line, held between 0 and 99; 0 removes the line. */
export function setQuantity(lines: CartLine[], index: number, quantity: number): CartLine[] {
  const held = clampQuantity(quantity);
  if (held === 0) return lines.filter((_, position) => position !== index);
  return lines.map((line, position) => (position === index ? { ...line, quantity: held } : line));
}

/** The cart with another note on one line, cut at 500 characters. */
export function setNote(lines: CartLine[], index: number, note: string): CartLine[] {
  return lines.map((line, position) => (position === index ? { ...line, note: note.slice(0, maxNoteLength) } : line));
}

function clampQuantity(quantity: number): number {
  return Math.min(maxQuantity, Math.max(0, Math.trunc(quantity) || 0));
}
