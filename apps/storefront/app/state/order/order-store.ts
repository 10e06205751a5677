import { isObject, type Receipt, readCount, readMoment, readText, receiptFromWire } from '@comptoir/contract';
import { storedValue } from '@comptoir/web-app/base';
import { create } from 'zustand';
import { keepUnderWay } from './orders-under-way.ts';

export interface StoredOrder {
  orderNumber: number;
  totalCents: number;
  trackToken?: string | null;
  /** The receipt in wire form. Absent if the server sent none. */
  receipt?: unknown;
  news?: Record<string, unknown>;
  heardAt?: string;
}

export function storedOrder(value: unknown): StoredOrder | null {
  if (!isObject(value)) return null;
  const orderNumber = readCount(value.orderNumber);
  const totalCents = readCount(value.totalCents);
  if (orderNumber === null || totalCents === null) return null;
  const order = { orderNumber, totalCents, trackToken: readText(value.trackToken) || null, receipt: value.receipt };
  const heardAt = readMoment(value.heardAt);
  return isObject(value.news) && heardAt ? { ...order, news: value.news, heardAt: heardAt.toString() } : order;
}

export interface LastOrder {
  orderNumber: number;
  totalCents: number;
  trackToken: string | null;
  /** `receipt` is null if the server sent no receipt, because the order may belong to another person. */
  receipt: Receipt | null;
  news: Record<string, unknown> | null;
  heardAt: Temporal.Instant | null;
}

function readOrder({ orderNumber, totalCents, trackToken = null, receipt, news, heardAt }: StoredOrder): LastOrder {
  return {
    orderNumber,
    totalCents,
    trackToken,
    receipt: receiptFromWire(receipt),
    news: news ?? null,
    heardAt: heardAt === undefined ? null : Temporal.Instant.from(heardAt),
  };
}

const stored = storedValue('session', 'last-order', storedOrder);

interface OrderStore {
  order: LastOrder | null;
}

export const useOrderStore = create<OrderStore>(() => ({ order: null }));

export function keepOrder(order: StoredOrder): void {
  const known = readOrder(order);
  useOrderStore.setState({ order: known });
  stored.write(order);
  const { trackToken: token, receipt, orderNumber } = known;
  if (token && receipt)
    keepUnderWay({ token, orderNumber, mode: receipt.mode, state: 'new', dueAt: receipt.promisedAt });
}

/** Stores the latest state of the order, so that a reload without a connection can show it (LIV-23). */
export function keepNews(token: string, news: Record<string, unknown>, heardAt: Temporal.Instant): void {
  const { order } = useOrderStore.getState();
  if (order?.trackToken !== token) return;
  useOrderStore.setState({ order: { ...order, news, heardAt } });
  const kept = stored.read();
  if (kept?.trackToken === token) stored.write({ ...kept, news, heardAt: heardAt.toString() });
}

export function loadOrder(): void {
  const kept = useOrderStore.getState().order ? null : stored.read();
  if (kept) useOrderStore.setState({ order: readOrder(kept) });
}
