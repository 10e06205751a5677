import type { OrderClaim } from '@comptoir/contract';
import type { Snapshot } from '../../catalogue/snapshot.ts';
import { type Refusal, refuse } from './refusal.ts';

/** Refuses an order for a company that would have no invoice: the restaurant makes none, or no screen collects its cash (LAW-56, LAW-60). */
export function refuseCompany(
  { company, paymentMethod }: Pick<OrderClaim, 'company' | 'paymentMethod'>,
  { settings, office }: Pick<Snapshot, 'settings' | 'office'>,
): Refusal | null {
  if (!company) return null;
  if (!settings.company.isOffered) return refuse('company_inactive');
  return paymentMethod === 'cash' && office.reception === 'none' ? refuse('company_card_only') : null;
}
