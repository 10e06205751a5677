import { askToNotify, canPush, digestOf, findPush, subscribeToPush } from '@comptoir/browser';
import { useEffect, useState } from 'react';
import { useCaller } from '../shop/shop-context.tsx';

/** The shop's worker's. */
const scope = '/';

/** `hidden`: this browser can't be told, or it is not known yet; `denied`: it was asked just now, and said no. */
type Standing = 'hidden' | 'off' | 'busy' | 'on' | 'failed' | 'denied';

interface OrderPush {
  standing: Standing;
  /** Has this browser told. To be called by a tap: only then is anybody asked for permission (LIV-16). */
  turnOn: () => Promise<void>;
  turnOff: () => Promise<void>;
}

/** Whether this browser is told how an order goes on, and the way to have it told or not. */
export function useOrderPush(token: string): OrderPush {
  const caller = useCaller();
  const [standing, setStanding] = useState<Standing>('hidden');

  useEffect(() => {
    let isCurrent = true;
    async function look(): Promise<Standing> {
      if (!canPush()) return 'hidden';
      const endpoint = await findPush(scope);
      if (endpoint === null) return 'off';
      const { browsers } = await caller.orderPush(token);
      return browsers.includes(await digestOf(endpoint)) ? 'on' : 'off';
    }
    look()
      .catch((): Standing => 'hidden')
      .then((found) => isCurrent && setStanding(found));
    return () => {
      isCurrent = false;
    };
  }, [caller, token]);

  async function change(work: () => Promise<Standing>): Promise<void> {
    setStanding('busy');
    setStanding(await work().catch((): Standing => 'failed'));
  }

  return {
    standing,
    turnOn: () =>
      change(async () => {
        if (!(await askToNotify())) return 'denied';
        const { publicKey } = await caller.orderPush(token);
        await caller.followByPush(token, await subscribeToPush(scope, publicKey));
        return 'on';
      }),
    turnOff: () =>
      change(async () => {
        const endpoint = await findPush(scope);
        if (endpoint !== null) await caller.leavePush(token, endpoint);
        return 'off';
      }),
  };
}
