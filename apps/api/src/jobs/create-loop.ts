import type { FastifyBaseLogger } from 'fastify';

export interface Loop {
  /** Starts a pass at once, or after the present one. */
  wake(): void;
  /** Wakes it, and waits until it rests. Never rejects. */
  drain(): Promise<void>;
  /** Starts no more passes, and waits for the end of the present one. */
  stop(): Promise<void>;
}

export type Job = Pick<Loop, 'stop'>;

interface Options {
  /** One pass, which should end early once `signal` aborts. Errors are logged, and the loop goes on. */
  work: (signal: AbortSignal) => Promise<void>;
  /** Absent: it only works when woken. */
  everyMs?: number;
  log: FastifyBaseLogger;
  failure: string;
}

/** Makes a loop that rests until it is woken or its time comes. It does not keep the process alive. */
export function createLoop({ work, everyMs, log, failure }: Options): Loop {
  const end = new AbortController();
  let running: Promise<void> | null = null;
  let isAskedAgain = false;

  async function run(): Promise<void> {
    do {
      isAskedAgain = false;
      try {
        await work(end.signal);
      } catch (error) {
        log.warn({ err: error }, failure);
      }
    } while (isAskedAgain && !end.signal.aborted);
    running = null;
  }

  function wake(): void {
    if (end.signal.aborted) return;
    if (running) isAskedAgain = true;
    else running = run();
  }

  const timer = everyMs === undefined ? undefined : setInterval(() => !running && wake(), everyMs).unref();

  return {
    wake,
    drain: async () => {
      wake();
      await running;
    },
    stop: async () => {
      end.abort();
      clearInterval(timer);
      await running;
    },
  };
}
