import { ApiError, holdRequestOf, quoteFromWire } from '@comptoir/contract';
import { useEffect, useState } from 'react';
import { useCartStore } from '../../../state/cart/cart-store.ts';
import { updateCheckout } from '../../../state/checkout/update-checkout.ts';
import { useShop } from '../../../state/shop/shop-context.tsx';
import { expectedAmounts } from '../run/expected-amounts.ts';
import { orderBody } from '../run/make-order.ts';
import type { Checkout } from '../run/use-checkout.ts';

/** `agreed`: the server counts what the page shows. `message` is the server's reason. `failed`: no answer that decides. */
type Quote = { kind: 'asking' } | { kind: 'agreed' } | { kind: 'refused'; message: string } | { kind: 'failed' };

const noPerson = { localId: '', userId: null, tipCents: 0, isAdult: false, wishes: {}, promisedAt: null };

/** What the server is asked: the order without its person and its payment. `localId` is the one that holds a place. */
function requestOf({ cart, state }: Checkout, localId: string | undefined) {
  const { items, free_items, is_pickup, coupon, location, date } = holdRequestOf(orderBody(cart, state, noPerson));
  const known = localId !== undefined && { local_id: localId };
  return { ...known, items, free_items, is_pickup, coupon: coupon ?? null, customer: { location, date } };
}

/**
 * Agrees with the server on the amounts before a sheet of the wallet can show them, again after each change (PYX-30). Other
 * amounts of the server's become the cart's.
 */
export function useQuote(checkout: Checkout, isAsked: boolean): { quote: Quote; askAgain: () => void } {
  const { caller, catalogue } = useShop();
  const localId = useCartStore(({ hold, attempt }) => hold?.localId ?? attempt?.localId);
  const [tries, setTries] = useState(0);
  const [answer, setAnswer] = useState<{ key: string; quote: Quote } | null>(null);
  const { cart } = checkout;
  const request = JSON.stringify(requestOf(checkout, localId));
  const key = JSON.stringify([request, cart.priced.totalCents, tries]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key contains the cart, which each rendering prices again
  useEffect(() => {
    if (!isAsked) return;
    let isCurrent = true;
    const end = (quote: Quote) => isCurrent && setAnswer({ key, quote });
    caller.quote(JSON.parse(request)).then(
      (body) => {
        const told = quoteFromWire(body);
        if (!told) return end({ kind: 'failed' });
        const lines = told.lines.map(({ totalCents }, index) => ({ index, totalCents }));
        const expected = expectedAmounts(cart, { expected: told.amounts, lines });
        if (isCurrent && expected.changes.length > 0) {
          updateCheckout({ expected });
          void catalogue.getState().revalidate();
        }
        return end({ kind: 'agreed' });
      },
      (error: unknown) => {
        const isRefused = error instanceof ApiError && error.status === 422;
        if (isRefused) void catalogue.getState().revalidate();
        end(isRefused ? { kind: 'refused', message: error.serverMessage } : { kind: 'failed' });
      },
    );
    return () => {
      isCurrent = false;
      setAnswer(null);
    };
  }, [caller, catalogue, isAsked, key]);

  const quote: Quote = answer?.key === key ? answer.quote : { kind: 'asking' };
  return { quote, askAgain: () => setTries(tries + 1) };
}
