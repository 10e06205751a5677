import type { Reorder } from '@comptoir/domain';
import { createSheetStore } from '@comptoir/web-app/sheets';

export interface ReorderOutcome extends Reorder {
  count: number;
  isCut: boolean;
}

/** `id` is the id of the cart line that the sheet edits. `isOverCart`: the sheet lies over the open cart. */
export type OpenSheet =
  | { name: 'cart' }
  | { name: 'express'; isOverCart: boolean }
  | { name: 'location' }
  | { name: 'line'; id: string }
  | { name: 'again'; outcome: ReorderOutcome };

/** The sheet of a dish is not in this store, because the URL `?product=` opens it. */
export const { useSheetStore, openSheet, closeSheet } = createSheetStore<OpenSheet>();
