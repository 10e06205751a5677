export interface QueueSize {
  atOnce: number;
  waiting: number;
}

export class Overloaded extends Error {
  override readonly name = 'Overloaded';
}

/** Makes a function that runs work in turn. It throws `Overloaded` if too many wait. */
export function createQueue({ atOnce, waiting }: QueueSize): <T>(work: () => Promise<T>) => Promise<T> {
  const line: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= atOnce) {
      if (line.length >= waiting) throw new Overloaded(`${waiting} are waiting.`);
      // The place is handed on directly, so that no newcomer takes it.
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
