import type { FastifyBaseLogger } from 'fastify';

/** Work that is done again and again beside the requests, never twice at once. */
export interface Loop {
  /** Works at once; during work, once more after it. */
  wake(): void;
  /** Wakes, and waits until the loop rests: whatever was there to do when it was called has been tried. Never rejects. */
  drain(): Promise<void>;
  /** Begins nothing more, and waits for the end of what is under way. */
  stop(): Promise<void>;
}

/** Work beside the requests, which ends when the API closes. */
export type Job = Pick<Loop, 'stop'>;

interface Options {
  /** One pass. Long ones end early once `signal` is aborted. What it throws is logged, and the loop goes on. */
  work: (signal: AbortSignal) => Promise<void>;
  /** Works by itself so often, unless it is at work; absent: only when woken. */
  everyMs?: number;
  log: FastifyBaseLogger;
  /** What the log says when a pass failed. */
  failure: string;
}

/** Rests until it is woken or its time comes; the process does not wait for it. */
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
