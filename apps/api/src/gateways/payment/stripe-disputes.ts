import { type DisputeState, disputeReasons } from '@comptoir/domain';
import Stripe from 'stripe';
import type { ProviderDispute } from './payment-gateway.ts';

const states: Partial<Record<Stripe.Dispute.Status, DisputeState>> = {
  needs_response: 'open',
  warning_needs_response: 'open',
  under_review: 'examined',
  warning_under_review: 'examined',
  won: 'won',
  lost: 'lost',
  // An inquiry that ended without becoming a dispute took no money.
  warning_closed: 'won',
  prevented: 'won',
};

/** Lists the disputes of a payment, with what they moved of the account's money. */
export async function listDisputes(stripe: Stripe, intentId: string): Promise<ProviderDispute[]> {
  const { data } = await stripe.disputes.list({ payment_intent: intentId, limit: 100 });
  return data.map(toDispute);
}

/**
 * Lists the newest disputes of the account, which other applications may have made payments for as well. A restricted key
 * that may not see disputes sees none.
 */
export async function listNewestDisputes(stripe: Stripe): Promise<{ id: string; intentId: string }[]> {
  try {
    const { data } = await stripe.disputes.list({ limit: 100 });
    return data.flatMap(({ id, payment_intent: intent }) => {
      const intentId = typeof intent === 'string' ? intent : intent?.id;
      return intentId ? [{ id, intentId }] : [];
    });
  } catch (error) {
    if (error instanceof Stripe.errors.StripePermissionError) return [];
    throw error;
  }
}

function toDispute(dispute: Stripe.Dispute): ProviderDispute {
  const {
    id,
    amount,
    reason,
    status,
    created,
    evidence_details: details,
    is_charge_refundable: isRefundable,
  } = dispute;
  return {
    id,
    amountCents: amount,
    reason: disputeReasons.find((known) => known === reason) ?? 'general',
    state: states[status] ?? 'examined',
    openedAt: instantOf(created),
    dueBy: details.due_by ? instantOf(details.due_by) : null,
    isRefundable,
    funds: dispute.balance_transactions.map((moved) => ({
      id: moved.id,
      amountCents: moved.amount,
      feeCents: moved.fee,
      at: instantOf(moved.created),
    })),
  };
}

const instantOf = (seconds: number): Temporal.Instant => Temporal.Instant.fromEpochMilliseconds(seconds * 1000);
