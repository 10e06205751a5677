import type { Settings } from '@comptoir/contract';
import type { CheckoutState } from './checkout-state.ts';

/** The company that the order is for. Null for a person, or if the restaurant takes no orders of companies any more (LAW-56). */
export const offeredCompany = (
  { company: { isOffered } }: Pick<Settings, 'company'>,
  { company }: Pick<CheckoutState, 'company'>,
): CheckoutState['company'] => (isOffered ? company : null);
