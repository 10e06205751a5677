import { ApiError, type PaymentReturn } from '@comptoir/contract';
import { isPageVisible, watchVisible } from '@comptoir/web-app/base';
import { useEffect, useReducer, useState } from 'react';
import { onPageRestored } from '../../../platform/watch/on-page-restored.ts';
import { useIsOnline } from '../../../state/page/use-is-online.ts';
import { useCaller } from '../../../state/shop/shop-context.tsx';

/** `asking`: nothing is known yet. `unreached`: the shop did not answer. `unknownToken`: it knows no such visit, or no longer. */
type VisitState = PaymentReturn['state'] | 'asking' | 'unreached' | 'unknownToken';

export interface ToldVisit extends Omit<PaymentReturn, 'state'> {
  state: VisitState;
}

const nothing = { orderNumber: null, trackToken: null, message: null };

/** Until PayPal has answered, the server is asked again after so many milliseconds. The page at PayPal may wait long. */
const pauses: Partial<Record<VisitState, number>> = {
  open: 15_000,
  processing: 5_000,
  unknown: 5_000,
  unreached: 5_000,
};

/**
 * What became of a visit of PayPal's page. Memory says nothing: the server is asked at the start, when the browser shows the page again
 * (also from its cache), when the connection is back, and while the answer may change (PYX-48). `ask` asks at once.
 */
export function useVisit(token: string): { told: ToldVisit; ask: () => void } {
  const caller = useCaller();
  const isOnline = useIsOnline();
  const [told, setTold] = useState<ToldVisit>({ state: 'asking', ...nothing });
  const [asked, ask] = useReducer((times: number) => times + 1, 0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each `ask` asks again
  useEffect(() => {
    if (!isOnline) return;
    let isLate = false;
    caller.paymentReturn(token).then(
      (answer) => !isLate && setTold(answer),
      (error: unknown) => {
        const isUnknown = error instanceof ApiError && error.code === 'order_not_found';
        if (!isLate) setTold({ state: isUnknown ? 'unknownToken' : 'unreached', ...nothing });
      },
    );
    return () => {
      isLate = true;
    };
  }, [caller, token, isOnline, asked]);

  useEffect(() => {
    const pause = pauses[told.state];
    if (pause === undefined) return;
    const timer = setTimeout(() => isPageVisible() && ask(), pause);
    const stop = watchVisible(() => isPageVisible() && ask());
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [told]);

  useEffect(() => onPageRestored(ask), []);

  return { told, ask };
}
