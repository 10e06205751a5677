import type { Reorder } from '@comptoir/domain';
import { createSheetStore } from '@comptoir/web-app/sheets';

/** The outcome of ordering a past order again. */
export interface ReorderOutcome extends Reorder {
  /** Number of dishes that are in the cart now. */
  count: number;
  /** The cart is full: not everything got in. */
  isCut: boolean;
}

/** A sheet over a page. An item that is opened to change a cart line names the line by its id. */
export type OpenSheet =
  | { name: 'cart' }
  | { name: 'location' }
  | { name: 'line'; id: string }
  | { name: 'again'; outcome: ReorderOutcome };

/** The item that is opened by `?product=` is not in here: the address holds it. */
export const { useSheetStore, openSheet, closeSheet } = createSheetStore<OpenSheet>();
