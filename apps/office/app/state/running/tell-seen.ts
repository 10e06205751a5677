import type { BoardOrder } from '@comptoir/contract';
import { isPageVisible } from '@comptoir/web-app/base';

/** Reports to the server which orders were visible on this screen (BRD-16). */
export interface SeenTeller {
  /** Adds orders that are painted. */
  add(orders: readonly BoardOrder[]): void;
  /** Sends the orders that could not be reported before. */
  flush(): void;
}

/** `send` rejects after a failed call. Orders painted in a hidden window are reported when the window is shown. */
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
