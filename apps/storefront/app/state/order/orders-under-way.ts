import {
  isObject,
  type LiveOrder,
  readCount,
  readList,
  readMoment,
  readText,
  type ShortOrder,
} from '@comptoir/contract';
import { type Mode, type Progress, progressStates } from '@comptoir/domain';
import { storedValue } from '@comptoir/web-app/base';
import { create } from 'zustand';
import { forgetKeptPages } from '../../platform/worker/kept-pages.ts';
import { useHasOrders } from './has-orders-store.ts';

/** Stored orders contain their status only, no personal data and no dishes. */
export interface OrderUnderWay {
  token: string;
  orderNumber: number;
  mode: Mode;
  state: Progress;
  dueAt: string;
}

const mostOrders = 5;
const over: readonly Progress[] = ['done', 'no_show'];

function readOrder(value: unknown): OrderUnderWay | null {
  if (!isObject(value)) return null;
  const token = readText(value.token);
  const orderNumber = readCount(value.orderNumber);
  const state = progressStates.find((known) => known === value.state);
  const dueAt = readMoment(value.dueAt);
  const { mode } = value;
  if (!/^[\w-]{22}$/.test(token) || orderNumber === null || !state || !dueAt) return null;
  return mode === 'pickup' || mode === 'delivery' ? { token, orderNumber, mode, state, dueAt: dueAt.toString() } : null;
}

function readOrders(value: unknown): OrderUnderWay[] | null {
  const orders = new Map(
    readList(value)
      .flatMap((one) => readOrder(one) ?? [])
      .map((order) => [order.token, order]),
  );
  return orders.size === 0 ? null : [...orders.values()].slice(-mostOrders);
}

const stored = storedValue('local', 'orders', readOrders);

export const useOrdersUnderWay = create<{ orders: OrderUnderWay[] }>(() => ({ orders: [] }));

function show(orders: OrderUnderWay[]): void {
  useOrdersUnderWay.setState({ orders });
  useHasOrders.setState({ hasOrders: orders.length > 0 });
}

export function connectOrders(): () => void {
  const load = () => show(stored.read() ?? []);
  load();
  return stored.onForeignChange(load);
}

/** Reads storage first, because another tab may have placed an order. */
function change(next: (orders: OrderUnderWay[]) => OrderUnderWay[]): void {
  const orders = next(stored.read() ?? []);
  show(orders);
  stored.write(orders.length === 0 ? null : orders);
}

export function keepUnderWay(order: OrderUnderWay): void {
  change((orders) => {
    const others = orders.filter(({ token }) => token !== order.token);
    return over.includes(order.state) ? others : [...others, order].slice(-mostOrders);
  });
}

export function noteUnderWay(token: string, order: LiveOrder | ShortOrder | 'missing' | 'unread'): void {
  const known = stored.read()?.find((kept) => kept.token === token);
  if (!known || order === 'unread') return;
  if (order === 'missing' || order.form === 'short') forgetUnderWay(token);
  else if (known.state !== order.state || known.dueAt !== order.dueAt.toString())
    keepUnderWay({ ...known, state: order.state, dueAt: order.dueAt.toString() });
}

export function forgetUnderWay(token: string): void {
  change((orders) => orders.filter((order) => order.token !== token));
}

/** Sign-out calls this function, because the next user of the device must not see these orders. */
export function forgetOrders(): void {
  forgetKeptPages();
  change(() => []);
}
