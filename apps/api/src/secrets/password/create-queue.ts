/** So much at once, and so much more that may wait. */
export interface QueueSize {
  atOnce: number;
  waiting: number;
}

/** Thrown instead of waiting without end. */
export class Overloaded extends Error {
  override readonly name = 'Overloaded';
}

/** Makes a function that does work in its turn. It throws `Overloaded` where too much waits already. */
export function createQueue({ atOnce, waiting }: QueueSize): <T>(work: () => Promise<T>) => Promise<T> {
  const line: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= atOnce) {
      if (line.length >= waiting) throw new Overloaded(`${waiting} are waiting.`);
      // Whoever ends hands its place on: nobody comes in between.
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
