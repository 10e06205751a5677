import type { Finding } from '@comptoir/contract';

/** Milliseconds for which a shop waits for its database before the alarm. */
const patienceMilliseconds = 30_000;
/** The first health check runs when everything has started with the machine. */
const firstMilliseconds = 5 * 60_000;
const hour = 3_600_000;
/** Milliseconds before the same fault is reported again. */
const day = 24 * hour;

export async function tellOfWaiting<Opened>(
  opening: Promise<Opened>,
  tell: () => void,
  patience = patienceMilliseconds,
): Promise<Opened> {
  const timer = setTimeout(tell, patience);
  try {
    return await opening;
  } finally {
    clearTimeout(timer);
  }
}

interface Watch {
  examine: () => Promise<Finding[]>;
  tell: (findings: Finding[]) => Promise<unknown>;
  now: () => number;
}

/** Runs the health checks every hour and reports each fault once a day. Returns a function that stops this. */
export function watchShop({ examine, tell, now }: Watch, { first = firstMilliseconds, every = hour } = {}): () => void {
  const toldAt = new Map<string, number>();
  let timer = setTimeout(look, first);
  let isOver = false;
  async function look(): Promise<void> {
    const found = (await examine().catch(() => [])).filter(({ state }) => state === 'bad');
    const news = found.filter(({ id }) => now() - (toldAt.get(id) ?? Number.NEGATIVE_INFINITY) >= day);
    if (news.length > 0)
      await tell(found).then(
        () => {
          for (const { id } of found) toldAt.set(id, now());
        },
        () => undefined,
      );
    if (!isOver) timer = setTimeout(look, every);
    timer.unref();
  }
  timer.unref();
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}
