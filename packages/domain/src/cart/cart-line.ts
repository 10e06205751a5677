import type { ChosenOption } from '../menu/chosen-option.ts';

/** A line of a cart: ids and counts only. Every amount is computed from the menu. */
export interface CartLine {
  itemId: number;
  options: ChosenOption[];
  quantity: number;
  note: string;
}

/** A stored line of a cart. Its own id keeps it apart from others while it is edited, in another tab too. */
export interface CartEntry extends CartLine {
  id: string;
}

export const maxLines = 100;
export const maxQuantity = 99;
export const maxNoteLength = 500;
