export interface QueueSize {
  atOnce: number;
  waiting: number;
}

export class Overloaded extends Error {
  override readonly name = 'Overloaded';
}

/** Limits concurrent work. The returned function throws `Overloaded` if the queue is full. */
export function createQueue({ atOnce, waiting }: QueueSize): <T>(work: () => Promise<T>) => Promise<T> {
  const line: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= atOnce) {
      if (line.length >= waiting) throw new Overloaded(`${waiting} are waiting.`);
      // The finished work passes its slot directly to the queue, so that no new call can take it.
      await new Promise<void>((resolve) => line.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = line.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
