import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../db/database.ts';
import { createLoop, type Loop } from '../create-loop.ts';
import { type ClaimedTask, claimTasks, finishTasks, postponeTask } from './outbox-repository.ts';

/** Does one kind of task. Throws when it failed; it is called again, so doing it twice must not matter. */
export type TaskHandler = (task: ClaimedTask) => Promise<void>;

interface Options {
  db: Db;
  log: FastifyBaseLogger;
  /** By the kinds of tasks that it does; it takes no others. */
  handlers: Record<string, TaskHandler>;
  /** Lets so many milliseconds pass; absent: as they do. */
  rest?: (milliseconds: number) => Promise<unknown>;
}

/** Orders come first: a handful of tasks, as many as a mail server takes at once, and a pause after them. */
const batch = 10;
const pauseMilliseconds = 50;
/** The pause while orders keep coming in: a mail may wait a moment in a rush, an order may not. */
const rushPauseMilliseconds = 250;
/** Longer than the slowest mail server may take (its time-outs are 10 s each). */
const leaseSeconds = 120;
const pollMilliseconds = 5_000;
const longestWaitSeconds = 3_600;

/** Seconds until the next try: 5, 10, 20 … at most an hour. */
export function backOffSeconds(attempts: number): number {
  return Math.min(5 * 2 ** Math.min(attempts - 1, 20), longestWaitSeconds);
}

/**
 * Does what commits left to do: at once when woken, and every five seconds what failed or another server left. A handful waits for its slowest
 * task: what must not wait for others has an outbox of its own.
 */
export function startOutbox({ db, log, handlers, rest = sleep }: Options): Loop {
  const kinds = Object.keys(handlers);
  let isRush = false;

  /** Whether the task was done; a failed one is postponed. */
  async function attempt(task: ClaimedTask): Promise<boolean> {
    try {
      await handlers[task.kind]?.(task);
      return true;
    } catch (error) {
      const seconds = backOffSeconds(task.attempts);
      log.warn({ err: error, task: task.key, seconds }, 'a task of the outbox failed and will be tried again');
      await postponeTask(db, task.id, seconds, String(error));
      return false;
    }
  }

  async function work(signal: AbortSignal): Promise<void> {
    isRush = false;
    while (!signal.aborted) {
      const tasks = await claimTasks(db, { kinds, limit: batch, leaseSeconds });
      if (tasks.length === 0) return;
      const results = await Promise.all(tasks.map(attempt));
      const done = tasks.filter((_, index) => results[index]);
      await finishTasks(
        db,
        done.map((task) => task.id),
      );
      await rest(isRush ? rushPauseMilliseconds : pauseMilliseconds);
      isRush = false;
    }
  }

  const loop = createLoop({ work, everyMs: pollMilliseconds, log, failure: 'the outbox could not be read' });
  return {
    ...loop,
    wake: () => {
      isRush = true;
      loop.wake();
    },
  };
}
