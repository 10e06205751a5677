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
  /**
   * Call it after a commit that inserted or moved an order. It notifies this server's listeners and the other servers.
   */
  announce(): void;
  /** Calls the listener until the returned function is called. A listener that fails gets the change again. */
  watch(listener: (change: Change) => Promise<void>): () => void;
  /** Looks at once; resolves when the listeners have got all earlier commits. Never rejects: a failure is logged. */
  look(): Promise<void>;
  stop(): Promise<void>;
}

interface Options {
  database: Pick<OpenDatabase, 'db' | 'listen'>;
  log: FastifyBaseLogger;
  /** True to notify other servers; otherwise they only poll. */
  isShared: () => boolean;
}

const channel = 'comptoir_board';
/** The poll finds changes whose notification was lost. */
const everyMs = 2_000;
/** In a rush, one look and one notification serve all commits of this time. */
const restMilliseconds = 50;

/**
 * Watches the progress of orders for all listeners on this server. The database is asked once for all: after a commit here, after a
 * notification, and every two seconds. Without listeners it is not asked.
 */
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
