import { needsAccount } from '@comptoir/domain';
import type { Snapshot } from '../../catalogue/snapshot.ts';
import type { AcceptedOrder } from './judge-order.ts';
import { type Refusal, refuse } from './refusal.ts';

/** Why a guest may not pay this order in cash; null: they may, or it is no guest's. */
export function refuseGuest(
  { claim, priced }: AcceptedOrder,
  { snapshot, guestNetwork }: { snapshot: Snapshot; guestNetwork: string | null },
): Refusal | null {
  const { guestCash } = snapshot.settings.payments;
  const isRefused = guestNetwork !== null && needsAccount(claim.paymentMethod, guestCash, priced.totalCents);
  return isRefused ? refuse('cash_account_needed') : null;
}
