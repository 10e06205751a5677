import { createPushSwitch, type PushStanding, type PushSwitch } from '@comptoir/web-app/worker';
import { useMemo, useSyncExternalStore } from 'react';
import { useCaller } from '../shop/shop-context.tsx';

const scope = '/';

/** The state and the switch of an order's push notifications (LIV-16). */
export function useOrderPush(token: string): Omit<PushSwitch, 'standing' | 'watch'> & { standing: PushStanding } {
  const caller = useCaller();
  const push = useMemo(
    () =>
      createPushSwitch(scope, {
        standing: () => caller.orderPush(token),
        take: (subscription) => caller.followByPush(token, subscription),
        end: (endpoint) => caller.leavePush(token, endpoint),
      }),
    [caller, token],
  );
  return { ...push, standing: useSyncExternalStore(push.watch, push.standing, push.standing) };
}
