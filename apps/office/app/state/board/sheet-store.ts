import type { BoardOrder } from '@comptoir/contract';
import { createSheetStore } from '@comptoir/web-app/sheets';

/** A sheet over the board, about an order or about the board itself. `order`: the order as the sheet read it, where the board may not show it. */
export type BoardSheet =
  | { name: 'order'; orderId: string; order: BoardOrder }
  | { name: 'order' | 'refuse' | 'cancel' | 'hand-over' | 'delay' | 'no-show'; orderId: string }
  | { name: 'sound-check' | 'search' | 'keys' | 'left-open' | 'stock' };

export const { useSheetStore, openSheet, closeSheet } = createSheetStore<BoardSheet>();
