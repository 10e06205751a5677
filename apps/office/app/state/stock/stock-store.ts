import type { Stock } from '@comptoir/contract';
import { create } from 'zustand';

interface StockState {
  /** `stock` is null until it is loaded. */
  stock: Stock | null;
}

export const useStockStore = create<StockState>(() => ({ stock: null }));

export function takeStock(stock: Stock): void {
  useStockStore.setState({ stock });
}
