import type { BoardOrder } from '@comptoir/contract';
import { isPageVisible } from '@comptoir/web-app/base';

/** Tells the server which orders somebody can see on this screen (BRD-16). */
export interface SeenTeller {
  /** These are painted. */
  add(orders: readonly BoardOrder[]): void;
  /** Tells what it could not tell before. */
  flush(): void;
}

/** `send` rejects where the server did not hear it. What is painted where nobody looks is told when the window is shown. */
export function createSeenTeller(send: (orderIds: string[]) => Promise<unknown>): SeenTeller {
  let untold: string[] = [];

  function flush(): void {
    if (untold.length === 0 || !isPageVisible()) return;
    const told = untold;
    untold = [];
    send(told).catch(() => {
      untold = [...told, ...untold];
    });
  }

  return {
    add: (orders) => {
      untold.push(...orders.filter(({ isSeen }) => !isSeen).map(({ id }) => id));
      flush();
    },
    flush,
  };
}
