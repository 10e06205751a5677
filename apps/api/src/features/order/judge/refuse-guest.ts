import { needsAccount } from '@comptoir/domain';
import type { Snapshot } from '../../catalogue/snapshot.ts';
import type { AcceptedOrder } from './judgement.ts';
import { type Refusal, refuse } from './refusal.ts';

/** Rejects a guest's cash order if the settings forbid it. Returns null if it is accepted. */
export function refuseGuest(
  { claim, priced }: AcceptedOrder,
  { snapshot, guestNetwork }: { snapshot: Snapshot; guestNetwork: string | null },
): Refusal | null {
  const { guestCash } = snapshot.settings.payments;
  const isRefused = guestNetwork !== null && needsAccount(claim.paymentMethod, guestCash, priced.totalCents);
  return isRefused ? refuse('cash_account_needed') : null;
}
