import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../db/client.ts';
import { type ClaimedTask, claimTasks, finishTask, postponeTask } from './outbox-repository.ts';

/** Does one kind of task. Throws when it failed; it is called again, so doing it twice must not matter. */
export type TaskHandler = (task: ClaimedTask) => Promise<void>;

export interface OutboxWorker {
  /** Looks for tasks at once instead of at the next look. */
  wake(): void;
  /** Waits until nothing is due any more; for tests and the end of the process. */
  drain(): Promise<void>;
  stop(): Promise<void>;
}

interface Options {
  db: Db;
  log: FastifyBaseLogger;
  handlers: Record<string, TaskHandler>;
}

const batch = 10;
/** Longer than the slowest mail server may take (its time-outs are 10 s each). */
const leaseSeconds = 120;
const lookMilliseconds = 5_000;
const longestWaitSeconds = 3_600;

/** Seconds until the next try: 5, 10, 20 … at most an hour. */
export function backOffSeconds(attempts: number): number {
  return Math.min(5 * 2 ** Math.min(attempts - 1, 20), longestWaitSeconds);
}

/** Does what commits left to do: at once when woken, and every five seconds what failed or another server left. */
export function startOutbox({ db, log, handlers }: Options): OutboxWorker {
  let isStopped = false;
  let running: Promise<void> | null = null;
  let isAskedAgain = false;

  async function attempt(task: ClaimedTask): Promise<void> {
    try {
      const handle = handlers[task.kind];
      if (!handle) throw new Error(`Nothing here does "${task.kind}".`);
      await handle(task);
      await finishTask(db, task.id);
    } catch (error) {
      const seconds = backOffSeconds(task.attempts);
      log.warn({ err: error, task: task.key, seconds }, 'a task of the outbox failed and will be tried again');
      await postponeTask(db, task.id, seconds, String(error));
    }
  }

  async function work(): Promise<void> {
    do {
      isAskedAgain = false;
      for (let tasks = await claim(); tasks.length > 0; tasks = await claim()) await Promise.all(tasks.map(attempt));
    } while (isAskedAgain && !isStopped);
  }

  const claim = async () => (isStopped ? [] : claimTasks(db, batch, leaseSeconds));

  function wake(): void {
    if (isStopped) return;
    if (running) {
      isAskedAgain = true;
      return;
    }
    running = work()
      .catch((error: unknown) => log.warn({ err: error }, 'the outbox could not be read'))
      .finally(() => {
        running = null;
        // Woken after the last look, before the end.
        if (isAskedAgain) wake();
      });
  }

  const timer = setInterval(wake, lookMilliseconds);
  timer.unref();

  async function drain(): Promise<void> {
    wake();
    while (running) await running;
  }

  return {
    wake,
    drain,
    stop: async () => {
      isStopped = true;
      clearInterval(timer);
      while (running) await running;
    },
  };
}
