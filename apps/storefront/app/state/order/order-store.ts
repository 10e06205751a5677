import { isObject, type Receipt, readCount, readMoment, readText, receiptFromWire } from '@comptoir/contract';
import { storedValue } from '@comptoir/web-app/base';
import { create } from 'zustand';
import { keepUnderWay } from './orders-under-way.ts';

/** An order as a tab stores it. */
export interface KeptOrder {
  orderNumber: number;
  totalCents: number;
  /** Of its live page; null or absent: the server told none. */
  trackToken?: string | null;
  /** As the server told it, if it did. */
  receipt?: unknown;
  /** Its last news, as they were heard, and when; absent: none yet. */
  news?: Record<string, unknown>;
  heardAt?: string;
}

/** Reads it; null where it names no order. */
export function storedOrder(value: unknown): KeptOrder | null {
  if (!isObject(value)) return null;
  const orderNumber = readCount(value.orderNumber);
  const totalCents = readCount(value.totalCents);
  if (orderNumber === null || totalCents === null) return null;
  const order = { orderNumber, totalCents, trackToken: readText(value.trackToken) || null, receipt: value.receipt };
  const heardAt = readMoment(value.heardAt);
  return isObject(value.news) && heardAt ? { ...order, news: value.news, heardAt: heardAt.toString() } : order;
}

/** An order as the success page shows it. */
export interface LastOrder {
  orderNumber: number;
  totalCents: number;
  /** Null: it has no live page. */
  trackToken: string | null;
  /** Null: another page load sent the order, and it may be somebody else's. */
  receipt: Receipt | null;
  /** How it stood when it was last heard of; null: it was not yet. */
  news: Record<string, unknown> | null;
  heardAt: Temporal.Instant | null;
}

function readOrder({ orderNumber, totalCents, trackToken = null, receipt, news, heardAt }: KeptOrder): LastOrder {
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

/** The order that this tab completed last. */
export const useOrderStore = create<OrderStore>(() => ({ order: null }));

export function keepOrder(order: KeptOrder): void {
  const known = readOrder(order);
  useOrderStore.setState({ order: known });
  stored.write(order);
  const { trackToken: token, receipt, orderNumber } = known;
  if (token && receipt)
    keepUnderWay({ token, orderNumber, mode: receipt.mode, state: 'new', dueAt: receipt.promisedAt });
}

/** Keeps how the order stands, and when that was heard, for a reload without a connection (LIV-23). */
export function keepNews(token: string, news: Record<string, unknown>, heardAt: Temporal.Instant): void {
  const { order } = useOrderStore.getState();
  if (order?.trackToken !== token) return;
  useOrderStore.setState({ order: { ...order, news, heardAt } });
  const kept = stored.read();
  if (kept?.trackToken === token) stored.write({ ...kept, news, heardAt: heardAt.toString() });
}

/** Reads the stored order, for a reload of the success page. */
export function loadOrder(): void {
  const kept = useOrderStore.getState().order ? null : stored.read();
  if (kept) useOrderStore.setState({ order: readOrder(kept) });
}
