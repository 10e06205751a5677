import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../db/database.ts';
import { createLoop, type Loop } from '../create-loop.ts';
import type { TaskHandler } from './define-task.ts';
import { type ClaimedTask, claimTasks, failTask, finishTasks, postponeTask } from './outbox-repository.ts';

export interface Outbox extends Loop {
  handle(...handlers: TaskHandler[]): void;
}

interface Options {
  db: Db;
  log: FastifyBaseLogger;
  rest?: (milliseconds: number) => Promise<unknown>;
}

/** Orders have priority over mails, so batches are small and a pause follows each. */
const batch = 10;
const pauseMilliseconds = 50;
/** The pause is longer during a rush, when orders need the database more than mails do. */
const rushPauseMilliseconds = 250;
/** The lease exceeds the time limits of a mail server, which are 10 s for each step. */
const leaseSeconds = 120;
const pollMilliseconds = 5_000;
const longestWaitSeconds = 3_600;

/** Returns the seconds before the next attempt: 5, 10, 20 … up to an hour. */
export function backOffSeconds(attempts: number): number {
  return Math.min(5 * 2 ** Math.min(attempts - 1, 20), longestWaitSeconds);
}

/** A batch waits for its slowest task, so urgent tasks need a separate outbox. */
export function startOutbox({ db, log, rest = sleep }: Options): Outbox {
  const handlerOf = new Map<string, TaskHandler>();
  let isRush = false;

  /** Returns true if the task succeeded. A failed task is postponed; an unreadable task is abandoned. */
  async function attempt(task: ClaimedTask): Promise<boolean> {
    try {
      const outcome = await handlerOf.get(task.kind)?.run(task);
      if (!outcome) return true;
      const { unreadable } = outcome;
      log.error(
        { task: task.key, kind: task.kind, unreadable },
        'a task of the outbox can not be read and is given up',
      );
      await failTask(db, task.id, `unreadable: ${unreadable}`);
      return false;
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
      const tasks = await claimTasks(db, { kinds: [...handlerOf.keys()], limit: batch, leaseSeconds });
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
    handle: (...handlers) => {
      for (const handler of handlers) handlerOf.set(handler.kind, handler);
    },
    wake: () => {
      isRush = true;
      loop.wake();
    },
  };
}
