import type { Stock } from '@comptoir/contract';
import { create } from 'zustand';

interface StockState {
  /** Null: nobody has said yet. */
  stock: Stock | null;
}

/** What the kitchen ran out of, as this screen was last told: by the board's stream, or by an answer. */
export const useStockStore = create<StockState>(() => ({ stock: null }));

/** Takes what is sold out in the place of what was. */
export function takeStock(stock: Stock): void {
  useStockStore.setState({ stock });
}
