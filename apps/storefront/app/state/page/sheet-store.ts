import type { Reorder } from '@comptoir/domain';
import { createSheetStore } from '@comptoir/web-app/sheets';

export interface ReorderOutcome extends Reorder {
  count: number;
  isCut: boolean;
}

/** `id`: the cart line that the item sheet edits. */
export type OpenSheet =
  | { name: 'cart' }
  | { name: 'location' }
  | { name: 'line'; id: string }
  | { name: 'again'; outcome: ReorderOutcome };

/** The item of `?product=` is not in this store: the URL holds it. */
export const { useSheetStore, openSheet, closeSheet } = createSheetStore<OpenSheet>();
