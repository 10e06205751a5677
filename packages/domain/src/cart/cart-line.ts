import type { ChosenOption } from '../menu/chosen-option.ts';

/** One line of a cart: ids and counts only; every amount is computed from the menu. */
export interface CartLine {
  itemId: number;
  options: ChosenOption[];
  /** Integer from 1 to 99. */
  quantity: number;
  /** At most 500 characters. */
  note: string;
}

/** A line of a kept cart. It is known by an id of its own: its place may change while it is being edited, in another tab too. */
export interface CartEntry extends CartLine {
  id: string;
}

export const maxLines = 100;
export const maxQuantity = 99;
export const maxNoteLength = 500;
