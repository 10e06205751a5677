import { isObject, readCount, readList, readText, type StaffActionKind, type WireAction } from '@comptoir/contract';
import { readKept, writeKept } from '../../../platform/kept-value.ts';
import { type PendingAction, putPending, useActionStore } from './action-store.ts';

const key = 'office-actions';
/** What may wait for a connection; the rest is never kept. */
const kinds: readonly StaffActionKind[] = ['accept', 'start', 'ready', 'leave', 'hand-over', 'recall', 'delay'];

/** Reads one that was kept; null: it is none of ours, or of another version. The server judges its body as any other. */
function readAction(value: unknown): PendingAction | null {
  if (!isObject(value) || !isObject(value.body)) return null;
  const kind = kinds.find((known) => known === value.kind);
  const number = readCount(value.number);
  const tappedAt = readCount(value.tappedAt);
  const orderId = readText(value.orderId);
  const { action_id, version } = value.body;
  if (!kind || number === null || tappedAt === null || orderId === '') return null;
  if (typeof action_id !== 'string' || typeof version !== 'number') return null;
  const body = value.body as unknown as WireAction;
  return { orderId, number, kind, body, tappedAt, mayWait: true, phase: 'queued', message: null };
}

/** Takes up what waited for a connection when the page was closed, and keeps from then on what waits (BRD-41). Resolves with how to stop. */
export async function keepQueue(): Promise<() => void> {
  for (const value of readList(await readKept(key))) {
    const action = readAction(value);
    if (action) putPending(action);
  }
  const queued = () => useActionStore.getState().pending.filter(({ mayWait, phase }) => mayWait && phase !== 'failed');
  return useActionStore.subscribe(() => void writeKept(key, queued()));
}
