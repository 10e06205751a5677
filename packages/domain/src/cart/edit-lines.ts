import type { ChosenOption } from '../menu/chosen-option.ts';
import { type CartEntry, type CartLine, maxLines, maxNoteLength, maxQuantity } from './cart-line.ts';

/** A key that is equal for the same item, note and choices, in any order of the choices (CRT-04). */
export function dishKey({ itemId, note, options }: CartLine): string {
  return `${itemId} ${choiceKey(options)} ${note}`;
}

export function sameLine(a: CartLine, b: CartLine): boolean {
  return dishKey(a) === dishKey(b);
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

/** Adds a line, or increases the quantity of the line with the same dish. A cart of 100 lines accepts no further line. */
export function mergeLine(lines: CartEntry[], line: CartEntry): CartEntry[] {
  const known = lines.find((candidate) => sameLine(candidate, line));
  if (known) return setQuantity(lines, known.id, known.quantity + line.quantity);
  if (lines.length >= maxLines) return lines;
  return [...lines, { ...line, quantity: clampQuantity(line.quantity), note: line.note.slice(0, maxNoteLength) }];
}

/** Replaces a line, and merges it with another line of the same dish. A line that another tab removed is added again. */
export function replaceLine(lines: CartEntry[], line: CartEntry): CartEntry[] {
  const others = lines.filter(({ id }) => id !== line.id);
  const isKnown = others.length < lines.length;
  const isMerged = others.some((other) => sameLine(other, line));
  return isKnown && !isMerged ? lines.map((known) => (known.id === line.id ? line : known)) : mergeLine(others, line);
}

export function setQuantity(lines: CartEntry[], id: string, quantity: number): CartEntry[] {
  const held = clampQuantity(quantity);
  if (held === 0) return lines.filter((line) => line.id !== id);
  return lines.map((line) => (line.id === id ? { ...line, quantity: held } : line));
}

export function setNote(lines: CartEntry[], id: string, note: string): CartEntry[] {
  return lines.map((line) => (line.id === id ? { ...line, note: note.slice(0, maxNoteLength) } : line));
}

function clampQuantity(quantity: number): number {
  return Math.min(maxQuantity, Math.max(0, Math.trunc(quantity) || 0));
}
