import type { BoardOrder } from '@comptoir/contract';
import { createSheetStore } from '@comptoir/web-app/sheets';

/** `order` is the order as it was loaded, because the board may not show it any more. */
export type BoardSheet =
  | { name: 'order' | 'refund'; orderId: string; order: BoardOrder }
  | { name: 'order' | 'refuse' | 'cancel' | 'hand-over' | 'delay' | 'no-show'; orderId: string }
  | { name: 'sound-check' | 'search' | 'keys' | 'left-open' | 'stock' | 'pause' };

export const { useSheetStore, openSheet, closeSheet } = createSheetStore<BoardSheet>();
