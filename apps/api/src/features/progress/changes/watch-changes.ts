import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { OpenDatabase } from '../../../db/database.ts';
import type { Listening } from '../../../db/listen-on.ts';
import { notify } from '../../../db/notify.ts';
import { createLoop } from '../../../jobs/create-loop.ts';
import { listChanges } from './changes-repository.ts';

/** Orders whose progress changed, and as of when that is so by the database's clock. An order may be named again that was named before. */
export interface Change {
  orderIds: string[];
  at: Temporal.Instant;
}

/** What one server knows of what happens to orders on all of them. */
export interface ProgressChanges {
  /** Says after a commit that an order came or moved: to whoever watches here, and on the other servers. */
  announce(): void;
  /** Watches until the function that it gives is called. Where a listener fails, it is told again. */
  watch(listener: (change: Change) => Promise<void>): () => void;
  /** Looks at once; resolves when whoever watches was told of all that was committed before. Never rejects: a failure is logged. */
  look(): Promise<void>;
  stop(): Promise<void>;
}

interface Options {
  database: Pick<OpenDatabase, 'db' | 'listen'>;
  log: FastifyBaseLogger;
  /** Whether other servers are told at once; else they find out by themselves. */
  isShared: () => boolean;
}

const channel = 'comptoir_board';
/** Whatever is lost on the way, so often it is looked. */
const everyMs = 2_000;
/** In a rush one look does for all that was committed meanwhile, and one saying too. */
const restMilliseconds = 50;

/**
 * Watches the progress of orders for everybody on this server who is to be told: the database is looked at once for all, after a commit
 * here, when another server says something, and every two seconds. While nobody watches, nothing is looked at.
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
