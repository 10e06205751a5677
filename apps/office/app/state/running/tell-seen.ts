import type { BoardOrder } from '@comptoir/contract';
import { isPageVisible } from '@comptoir/web-app/base';

export interface SeenTeller {
  add(orders: readonly BoardOrder[]): void;
  flush(): void;
}

/** Orders that are painted in a hidden window are reported when the window is visible. */
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
