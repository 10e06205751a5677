import type { FastifyBaseLogger } from 'fastify';

export interface Loop {
  wake(): void;
  /** Starts a run and waits until the loop is idle. Never rejects. */
  drain(): Promise<void>;
  stop(): Promise<void>;
}

export type Job = Pick<Loop, 'stop'>;

interface Options {
  /** Executes one run, which should end early when `signal` aborts. Errors are logged and the loop continues. */
  work: (signal: AbortSignal) => Promise<void>;
  everyMs?: number;
  log: FastifyBaseLogger;
  failure: string;
}

/** Runs `work` at an interval and on demand, but does not keep the process alive. */
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
