import { beforeEach, expect, it, vi } from 'vitest';
import { type PendingAction, putPending, useActionStore } from './action-store.ts';
import { keepQueue } from './keep-queue.ts';

const kept = vi.hoisted(() => new Map<string, unknown>());
vi.mock('idb-keyval', () => ({
  get: async (key: string) => kept.get(key),
  set: async (key: string, value: unknown) => kept.set(key, structuredClone(value)),
}));

const action: PendingAction = {
  orderId: '0d9c1c1e-6a0f-4a55-9a06-6c1c0f7b2b11',
  number: 1042,
  kind: 'ready',
  mayWait: true,
  body: { action_id: 'tap-1', version: 2 },
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
  putPending({ ...action, body: { action_id: 'tap-2', version: 3 }, phase: 'sending' });
  putPending({ ...action, body: { action_id: 'tap-3', version: 3 }, kind: 'refuse', mayWait: false, phase: 'sending' });
  stop();
  useActionStore.setState({ pending: [] });
  const stopAgain = await keepQueue();
  stopAgain();
  expect(pending()).toEqual([action, { ...action, body: { action_id: 'tap-2', version: 3 } }]);
});

const strange = [
  null,
  'x',
  [null],
  [{}],
  [{ ...action, kind: 'refuse' }],
  [{ ...action, body: {} }],
  [{ ...action, orderId: '' }],
];

it.each(strange.map((value) => ({ value })))('takes up nothing of $value [BRD-41]', async ({ value }) => {
  kept.set('office-actions', value);
  const stop = await keepQueue();
  stop();
  expect(pending()).toEqual([]);
});
