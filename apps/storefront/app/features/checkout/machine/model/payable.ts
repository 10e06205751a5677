import type { CheckoutState } from '../../../../state/checkout/checkout-state.ts';
import type { CheckoutContext } from './context.ts';

/** The tip of the order in cents. Cash has none, and a cart that became cheaper may have less than was chosen (PYX-86). */
export function tipOf(
  { method, tipCents }: Pick<CheckoutState, 'method' | 'tipCents'>,
  { mostTipCents }: Pick<CheckoutContext, 'mostTipCents'>,
): number {
  return method === 'cash' ? 0 : Math.min(tipCents, mostTipCents);
}

/** What is charged online, in cents: the total and the tip. */
export function payableOf(
  state: Pick<CheckoutState, 'method' | 'tipCents'>,
  context: Pick<CheckoutContext, 'mostTipCents' | 'totalCents'>,
): number {
  return context.totalCents + tipOf(state, context);
}
