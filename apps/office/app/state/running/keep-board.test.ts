import { exampleBoard, exampleBoardOrder } from '@comptoir/contract/testing';
import { hearServerDate, serverNow } from '@comptoir/web-app/clock';
import { beforeEach, expect, it, vi } from 'vitest';
import { takeBoard, useBoardStore } from '../board/board-store.ts';
import { closeSession } from '../session/session-store.ts';
import { keepBoard, showKeptBoard } from './keep-board.ts';

const kept = vi.hoisted(() => new Map<string, unknown>());
vi.mock('idb-keyval', () => ({
  get: async (key: string) => kept.get(key),
  set: async (key: string, value: unknown) => kept.set(key, structuredClone(value)),
  del: async (key: string) => kept.delete(key),
}));

const order = exampleBoardOrder();
const live = { state: 'live', isPolling: false, heardAt: 0 } as const;
/** What a page begins with. */
const begin = () => useBoardStore.setState({ orders: new Map(), service: null, keptAt: null, connection: live });
const known = () => [...useBoardStore.getState().orders.values()];

beforeEach(() => {
  kept.clear();
  begin();
});

it('shows a page without a connection what was kept, and as of when, until the server tells more [OFC-15]', async () => {
  const before = Date.now();
  takeBoard(exampleBoard([order]), new Set());
  await keepBoard();
  begin();
  await showKeptBoard();
  expect(known()).toEqual([order]);
  const { keptAt, service } = useBoardStore.getState();
  expect(service).toEqual(exampleBoard([]).service);
  expect(keptAt && keptAt.epochMilliseconds + 1000 > before).toBe(true);
  takeBoard(exampleBoard([]), new Set());
  expect([known(), useBoardStore.getState().keptAt]).toEqual([[], null]);
});

it('goes on by the restaurant’s clock where the device’s is wrong [OFC-15, OFC-18]', async () => {
  const hour = 3_600_000;
  hearServerDate(Date.now() - hour);
  takeBoard(exampleBoard([order]), new Set());
  await keepBoard();
  begin();
  hearServerDate(Date.now());
  await showKeptBoard();
  expect(Math.round((serverNow().epochMilliseconds - Date.now()) / hour)).toBe(-1);
  hearServerDate(Date.now());
});

it('keeps only what the server has told this page, while it is heard [OFC-15]', async () => {
  await keepBoard();
  takeBoard(exampleBoard([order]), new Set());
  useBoardStore.setState({ connection: { ...live, state: 'lost' } });
  await keepBoard();
  expect(kept.size).toBe(0);
  useBoardStore.setState({ connection: live, keptAt: order.dueAt });
  await keepBoard();
  expect(kept.size).toBe(0);
});

it('does not lay what was kept over what has come meanwhile, nor what it can’t read [OFC-15]', async () => {
  takeBoard(exampleBoard([order]), new Set());
  await keepBoard();
  begin();
  takeBoard(exampleBoard([]), new Set());
  await showKeptBoard();
  expect(known()).toEqual([]);
  begin();
  kept.set('office-board', { board: { orders: [{}] } });
  await showKeptBoard();
  expect([known(), useBoardStore.getState().service]).toEqual([[], null]);
});

it('forgets it when somebody signs out, and when the session has ended [OFC-15]', async () => {
  takeBoard(exampleBoard([order]), new Set());
  await keepBoard();
  expect(kept.size).toBe(1);
  closeSession({ wasEnded: false });
  await expect.poll(() => kept.size).toBe(0);
  await keepBoard();
  useBoardStore.setState({ connection: { ...live, state: 'out' } });
  await keepBoard();
  expect(kept.size).toBe(0);
});
