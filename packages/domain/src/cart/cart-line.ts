import type { ChosenOption } from '../menu/chosen-option.ts';

/** A cart line holds only ids and counts; every amount is computed from the menu. */
export interface CartLine {
  itemId: number;
  options: ChosenOption[];
  quantity: number;
  note: string;
}

/** A stored cart line. Its id identifies it while it is edited, also in another tab. */
export interface CartEntry extends CartLine {
  id: string;
}

export const maxLines = 100;
export const maxQuantity = 99;
export const maxNoteLength = 500;
