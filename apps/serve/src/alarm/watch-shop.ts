import type { Finding } from '@comptoir/contract';

/** How long a shop may wait for its database before its owner hears of it. */
const patienceMilliseconds = 30_000;
/** When a shop looks at itself first: what comes up with the machine has come up by then. */
const firstMilliseconds = 5 * 60_000;
const hour = 3_600_000;
/** What goes on is told again so much later. */
const day = 24 * hour;

/** Waits for something to open, and tells of it where that takes long. */
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
  /** Tells of what is to be mended; where that fails it is tried again with the next look. */
  tell: (findings: Finding[]) => Promise<unknown>;
  /** Milliseconds. */
  now: () => number;
}

/** Has a shop look at itself every hour, and tell what is to be mended: each thing once a day. Gives how to end that. */
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
