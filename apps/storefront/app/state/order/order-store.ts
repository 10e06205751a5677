import { isObject, type Receipt, readCount, readText, receiptFromWire } from '@comptoir/contract';
import { create } from 'zustand';
import { storedValue } from '../../platform/stored-value.ts';

/** An order as a tab stores it. */
export interface KeptOrder {
  orderNumber: number;
  totalCents: number;
  /** Of its live page; null or absent: the server told none. */
  trackToken?: string | null;
  /** As the server told it, if it did. */
  receipt?: unknown;
}

/** Reads it; null where it names no order. */
export function storedOrder(value: unknown): KeptOrder | null {
  if (!isObject(value)) return null;
  const orderNumber = readCount(value.orderNumber);
  const totalCents = readCount(value.totalCents);
  if (orderNumber === null || totalCents === null) return null;
  return { orderNumber, totalCents, trackToken: readText(value.trackToken) || null, receipt: value.receipt };
}

/** An order as the success page shows it. */
interface LastOrder {
  orderNumber: number;
  totalCents: number;
  /** Null: it has no live page. */
  trackToken: string | null;
  /** Null: another page load sent the order, and it may be somebody else's. */
  receipt: Receipt | null;
}

function readOrder({ orderNumber, totalCents, trackToken = null, receipt }: KeptOrder): LastOrder {
  return { orderNumber, totalCents, trackToken, receipt: receiptFromWire(receipt) };
}

const stored = storedValue('session', 'last-order', storedOrder);

interface OrderStore {
  order: LastOrder | null;
}

/** The order that this tab completed last. */
export const useOrderStore = create<OrderStore>(() => ({ order: null }));

export function keepOrder(order: KeptOrder): void {
  useOrderStore.setState({ order: readOrder(order) });
  stored.write(order);
}

/** Reads the stored order, for a reload of the success page. */
export function loadOrder(): void {
  const kept = useOrderStore.getState().order ? null : stored.read();
  if (kept) useOrderStore.setState({ order: readOrder(kept) });
}
