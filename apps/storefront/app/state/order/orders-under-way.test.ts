import { exampleReceipt } from '@comptoir/contract/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { useHasOrders } from './has-orders-store.ts';
import {
  connectOrders,
  forgetOrders,
  keepUnderWay,
  noteUnderWay,
  type OrderUnderWay,
  useOrdersUnderWay,
} from './orders-under-way.ts';

const dueAt = '2026-11-23T18:20:00Z';
const order = (sign: string, change: Partial<OrderUnderWay> = {}): OrderUnderWay => ({
  token: sign.repeat(22),
  orderNumber: 1042,
  mode: 'pickup',
  state: 'new',
  dueAt,
  ...change,
});
const at = Temporal.Instant.from(dueAt);
const news = (state: OrderUnderWay['state'], minutesLate = 0) => ({
  ...({ form: 'whole', orderNumber: 1042, version: 2, state, reception: 'manual', mode: 'pickup' } as const),
  arrivedAt: at,
  startAt: at,
  startedAt: null,
  dueAt: at.add({ minutes: minutesLate }),
  waitingSince: null,
  canCancel: false,
  canInvoice: false,
  seenAt: null,
  acceptedAt: at,
  readyAt: null,
  leftAt: null,
  endedAt: null,
  reason: null,
  message: null,
  refunds: [],
  withdrawal: null,
  soldOut: [],
  again: [],
  receipt: exampleReceipt(),
});
const numbers = () => useOrdersUnderWay.getState().orders.map(({ token }) => token[0]);
const storedOrders = () => JSON.parse(localStorage.orders ?? 'null');

afterEach(() => forgetOrders());

it('keeps the orders of a browser until they end, and nothing of who ordered or what [LIV-27, STO-08]', () => {
  keepUnderWay(order('a'));
  keepUnderWay(order('b'));
  expect(storedOrders()).toEqual([order('a'), order('b')]);
  expect(useHasOrders.getState().hasOrders).toBe(true);
  noteUnderWay('a'.repeat(22), news('accepted', 10));
  expect(storedOrders().at(-1)).toEqual(order('a', { state: 'accepted', dueAt: '2026-11-23T18:30:00Z' }));
  noteUnderWay('a'.repeat(22), news('done'));
  noteUnderWay('b'.repeat(22), 'unread');
  expect(numbers()).toEqual(['b']);
  noteUnderWay('b'.repeat(22), 'missing');
  expect(storedOrders()).toBeNull();
  expect(useHasOrders.getState().hasOrders).toBe(false);
});

it('keeps no news of an order that it does not keep [LIV-27]', () => {
  noteUnderWay('c'.repeat(22), news('accepted'));
  expect(numbers()).toEqual([]);
});

it('keeps the last five, each once [LIV-27]', () => {
  for (const sign of 'abcdefa') keepUnderWay(order(sign));
  expect(numbers()).toEqual(['c', 'd', 'e', 'f', 'a']);
});

it('hears what another tab did with them [LIV-27]', () => {
  const stop = connectOrders();
  localStorage.orders = JSON.stringify([order('d')]);
  window.dispatchEvent(new StorageEvent('storage', { key: 'orders' }));
  expect(numbers()).toEqual(['d']);
  stop();
});

it.each([
  ['null', []],
  ['{', []],
  ['[1, {}]', []],
  [JSON.stringify([order('a', { token: '<script>' }), order('b')]), ['b']],
  [JSON.stringify([order('a', { dueAt: 'soon' }), { ...order('b'), state: 'lost' }, order('c')]), ['c']],
  [JSON.stringify([order('a'), order('a')]), ['a']],
])('takes of %s what can be read [LIV-27, STO-08]', (text, expected) => {
  localStorage.orders = text;
  connectOrders()();
  expect(numbers()).toEqual(expected);
  if (expected.length === 0) expect(storedOrders()).toBeNull();
});

it('leaves nothing of orders in the worker’s store to whoever has the device next [LIV-30]', () => {
  const forgotten = vi.fn(async () => true);
  vi.stubGlobal('caches', { delete: forgotten });
  forgetOrders();
  expect(forgotten).toHaveBeenCalledExactlyOnceWith('orders');
});
