import { beforeEach, expect, it, vi } from 'vitest';
import { type PendingAction, putPending, useActionStore } from './action-store.ts';
import { keepQueue } from './keep-queue.ts';

const kept = vi.hoisted(() => new Map<string, unknown>());
vi.mock('idb-keyval', () => ({
  get: async (key: string) => kept.get(key),
  set: async (key: string, value: unknown) => kept.set(key, structuredClone(value)),
}));

const ids = [
  '0d9c1c1e-6a0f-4a55-9a06-6c1c0f7b2b12',
  '0d9c1c1e-6a0f-4a55-9a06-6c1c0f7b2b13',
  '0d9c1c1e-6a0f-4a55-9a06-6c1c0f7b2b14',
] as const;
const ready = { kind: 'ready', actionId: ids[1], version: 3 } as const;
const cancel = { ...ready, actionId: ids[2], kind: 'cancel', reason: 'incident', message: null } as const;
const action: PendingAction = {
  orderId: '0d9c1c1e-6a0f-4a55-9a06-6c1c0f7b2b11',
  number: 1042,
  mayWait: true,
  body: { kind: 'accept', dueAt: Temporal.Instant.from('2026-11-20T18:50:00Z'), actionId: ids[0], version: 2 },
  tappedAt: 1_795_213_067_123,
  phase: 'queued',
  message: null,
};
const pending = () => useActionStore.getState().pending;

beforeEach(() => {
  kept.clear();
  useActionStore.setState({ pending: [] });
});

it('keeps what waits for a connection though the page is closed, what is on its way too [BRD-41]', async () => {
  const stop = await keepQueue();
  putPending(action);
  putPending({ ...action, body: ready, phase: 'sending' });
  putPending({ ...action, body: cancel, mayWait: false, phase: 'sending' });
  stop();
  useActionStore.setState({ pending: [] });
  const stopAgain = await keepQueue();
  stopAgain();
  expect(pending()).toEqual([action, { ...action, body: ready }]);
});

const strange = [
  null,
  'x',
  [null],
  [{}],
  [{ ...action, body: cancel }],
  [{ ...action, body: { ...ready, actionId: 'tap' } }],
  [{ ...action, body: {} }],
  [{ ...action, orderId: '' }],
];

it.each(strange.map((value) => ({ value })))('takes up nothing of $value [BRD-41]', async ({ value }) => {
  kept.set('office-actions', value);
  const stop = await keepQueue();
  stop();
  expect(pending()).toEqual([]);
});
