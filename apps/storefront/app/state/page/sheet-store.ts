import type { Reorder } from '@comptoir/domain';
import { create } from 'zustand';

/** What became of an order that was wanted again, to be told. */
export interface ReorderOutcome extends Reorder {
  /** Dishes that are in the cart now. */
  count: number;
  /** The cart is full: not everything got in. */
  isCut: boolean;
}

/** What can lie over a page. An item that is opened to change a cart line names the line by its id. */
export type OpenSheet =
  | { name: 'cart' }
  | { name: 'location' }
  | { name: 'line'; id: string }
  | { name: 'again'; outcome: ReorderOutcome };

interface SheetState {
  sheet: OpenSheet | null;
}

/** The one sheet that lies over the page, if any. The item opened by `?product=` is the address's, not in here. */
export const useSheetStore = create<SheetState>(() => ({ sheet: null }));

/** Opens a sheet in the place of the one that is open. */
export function openSheet(sheet: OpenSheet): void {
  useSheetStore.setState({ sheet });
}

export function closeSheet(): void {
  useSheetStore.setState({ sheet: null });
}
