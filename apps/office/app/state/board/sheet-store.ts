import type { BoardOrder } from '@comptoir/contract';
import { create } from 'zustand';

/** What lies over the board: something about an order, or about the board itself. `order`: as it was read for this sheet, where no board may show it. */
export type BoardSheet =
  | { name: 'order'; orderId: string; order: BoardOrder }
  | { name: 'order' | 'refuse' | 'cancel' | 'hand-over' | 'delay' | 'no-show'; orderId: string }
  | { name: 'sound-check' | 'search' | 'keys' | 'left-open' | 'stock' };

interface SheetState {
  sheet: BoardSheet | null;
}

/** The one sheet that lies over the board, if any. */
export const useSheetStore = create<SheetState>(() => ({ sheet: null }));

/** Opens a sheet in the place of the one that is open. */
export function openSheet(sheet: BoardSheet): void {
  useSheetStore.setState({ sheet });
}

export function closeSheet(): void {
  useSheetStore.setState({ sheet: null });
}
