import type { Session } from '@comptoir/contract';
import { changeCart, useCartStore } from '../../../state/cart/cart-store.ts';
import type { Shop } from '../../../state/shop/shop-context.tsx';
import { noteBack, noteLeaving } from './left-for.ts';

type Caller = Pick<Shop['caller'], 'visitPaypal'>;

/**
 * Asks for PayPal's page of an order, and returns its address: the same one while it waits (PYX-42). Before the diner leaves, what all
 * tabs must know is kept with the cart (PYX-44). The body is kept even before the question, so that a lost answer is asked for again.
 * @throws ApiError, and an error if another tab has sent or dropped the order meanwhile.
 */
export async function startVisit(
  caller: Caller,
  request: Parameters<Caller['visitPaypal']>[0],
  session: Session | null,
): Promise<string> {
  const order = { ...request.order, transaction_id: null };
  const { local_id: localId } = order;
  if (!useCartStore.getState().attempt?.away)
    changeCart((cart) => ({ ...cart, attempt: { localId, paymentIntentId: null, body: order } }));
  const { id, redirectUrl, returnToken, awayUntil } = await caller.visitPaypal({ ...request, order }, session);
  const away = { token: returnToken, until: awayUntil.toString() };
  noteLeaving(returnToken);
  changeCart((cart) => {
    // Storage is read first: another tab may have changed the attempt.
    if (cart.attempt?.localId !== localId) return cart;
    return { ...cart, attempt: { localId, paymentIntentId: id, body: { ...order, transaction_id: id }, away } };
  });
  if (useCartStore.getState().attempt?.away?.token === returnToken) return redirectUrl;
  noteBack();
  throw new Error('Another tab has sent or dropped this order');
}
