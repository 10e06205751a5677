import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { OpenDatabase } from '../../../db/database.ts';
import type { Listening } from '../../../db/listen-on.ts';
import { notify } from '../../../db/notify.ts';
import { createLoop } from '../../../jobs/create-loop.ts';
import { listChanges } from './changes-repository.ts';

/** Orders that changed, as of an instant of the database's clock. An order may come repeatedly. */
export interface Change {
  orderIds: string[];
  at: Temporal.Instant;
}

export interface ProgressChanges {
  /** Call this after a commit that inserted or moved an order. Listeners on all servers are notified. */
  announce(): void;
  /** Calls the listener until the returned function is called. A listener that fails gets the change again. */
  watch(listener: (change: Change) => Promise<void>): () => void;
  /** Queries at once and resolves when the listeners have received all earlier commits. Never rejects. */
  look(): Promise<void>;
  stop(): Promise<void>;
}

interface Options {
  database: Pick<OpenDatabase, 'db' | 'listen'>;
  log: FastifyBaseLogger;
  /** If true, other servers are notified. Otherwise they only poll. */
  isShared: () => boolean;
}

const channel = 'comptoir_board';
/** Milliseconds between two polls, which find changes whose notification was lost. */
const everyMs = 2_000;
/** During a rush, one query and one notification serve all commits within this pause. */
const restMilliseconds = 50;

/** Watches orders for all listeners of this server with one query: after a commit or notification, or every 2 s. */
export function watchChanges({ database, log, isShared }: Options): ProgressChanges {
  const listeners = new Set<(change: Change) => Promise<void>>();
  let listening: Listening | null = null;
  let lookedAt: Temporal.Instant | null = null;
  let known = new Map<string, string>();

  async function look(): Promise<void> {
    const { at, changedAt } = await listChanges(database.db, lookedAt);
    const orderIds = [...changedAt].filter(([id, instant]) => known.get(id) !== instant).map(([id]) => id);
    if (orderIds.length > 0) await Promise.all([...listeners].map((listener) => listener({ orderIds, at })));
    known = changedAt;
    lookedAt = at;
  }

  const rest = (signal: AbortSignal) => sleep(restMilliseconds, undefined, { signal }).catch(() => undefined);
  const looking = createLoop({
    work: async (signal) => {
      if (listeners.size === 0) return;
      await look();
      await rest(signal);
    },
    everyMs,
    log,
    failure: 'the progress of orders could not be looked at',
  });
  const telling = createLoop({
    work: async (signal) => {
      await notify(database.db, channel);
      await rest(signal);
    },
    log,
    failure: 'other servers could not be told of a change',
  });

  function leave(listener: (change: Change) => Promise<void>): void {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    void listening?.stop();
    listening = null;
    lookedAt = null;
    known = new Map();
  }

  return {
    announce: () => {
      looking.wake();
      if (isShared()) telling.wake();
    },
    watch: (listener) => {
      listeners.add(listener);
      listening ??= database.listen(channel, looking.wake);
      return () => leave(listener);
    },
    look: looking.drain,
    stop: async () => {
      await Promise.all([looking.stop(), telling.stop(), listening?.stop()]);
    },
  };
}
