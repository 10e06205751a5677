import type { Stock } from '@comptoir/contract';
import { create } from 'zustand';

interface StockState {
  /** Null: not loaded yet. */
  stock: Stock | null;
}

/** The sold-out dishes and choices, as of the last message of the server. */
export const useStockStore = create<StockState>(() => ({ stock: null }));

export function takeStock(stock: Stock): void {
  useStockStore.setState({ stock });
}
