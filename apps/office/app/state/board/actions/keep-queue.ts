import { actionSchemas, fromWire, readCount, readList, readObject, readText, toWire } from '@comptoir/contract';
import { readKept, writeKept } from '../../../platform/kept-value.ts';
import { type PendingAction, putPending, useActionStore } from './action-store.ts';

const key = 'office-actions';
const kinds = ['accept', 'start', 'ready', 'leave', 'hand-over', 'recall', 'delay'] as const;

/** Returns null if the stored action cannot be read, for example because an older version wrote it. */
function readAction(value: unknown): PendingAction | null {
  const kept = readObject(value);
  const kind = kinds.find((known) => known === readObject(kept.body).kind);
  const body = kind && fromWire(actionSchemas[kind], kept.body);
  const number = readCount(kept.number);
  const tappedAt = readCount(kept.tappedAt);
  const orderId = readText(kept.orderId);
  if (!body || number === null || tappedAt === null || orderId === '') return null;
  return { orderId, number, body, tappedAt, mayWait: true, phase: 'queued', message: null };
}

const writeAction = ({ body, ...action }: PendingAction) => ({
  ...action,
  body: toWire(actionSchemas[body.kind], body),
});

/** Restores the stored queue, and stores each change of it (BRD-41). Resolves with the stop function. */
export async function keepQueue(): Promise<() => void> {
  for (const value of readList(await readKept(key))) {
    const action = readAction(value);
    if (action) putPending(action);
  }
  const queued = () => useActionStore.getState().pending.filter(({ mayWait, phase }) => mayWait && phase !== 'failed');
  return useActionStore.subscribe(() => void writeKept(key, queued().map(writeAction)));
}
