import { isObject } from '@comptoir/contract';
import { storedValue } from '@comptoir/web-app/base';
import { create } from 'zustand';
import { type DishText, differencesOf, dishFields } from './dish-text.ts';
import type { Dish } from './edited-menu.ts';

export interface OpenDish {
  id: number;
  /** The hash of the value from which the text began. */
  base: string;
  from: DishText;
  text: DishText;
}

/** What is typed survives a reload, and the end of the session. */
const stored = storedValue('session', 'office-dish', readOpenDish);

/** The dish whose form is open. Null if none is. */
export const useOpenDish = create<{ open: OpenDish | null }>(() => ({ open: stored.read() }));

export function openDish({ id, base, text }: Dish): void {
  useOpenDish.setState({ open: { id, base, from: text, text } });
}

export function typeInDish(text: DishText): void {
  const { open } = useOpenDish.getState();
  if (!open) return;
  const typed = { ...open, text };
  stored.write(hasChanged(typed) ? typed : null);
  useOpenDish.setState({ open: typed });
}

export function closeDish(): void {
  stored.write(null);
  useOpenDish.setState({ open: null });
}

/** Closes a form in which nothing was typed, which an earlier visit of the page left open. */
export function closeUntouchedDish(): void {
  const { open } = useOpenDish.getState();
  if (open && !hasChanged(open)) closeDish();
}

export function hasChanged({ from, text }: Pick<OpenDish, 'from' | 'text'>): boolean {
  return differencesOf(from, text).length > 0;
}

function readOpenDish(value: unknown): OpenDish | null {
  if (!isObject(value)) return null;
  const { id, base, from, text } = value;
  return typeof id === 'number' && typeof base === 'string' && isDishText(from) && isDishText(text)
    ? { id, base, from, text }
    : null;
}

function isDishText(value: unknown): value is DishText {
  return isObject(value) && dishFields.every((field) => typeof value[field] === 'string');
}
