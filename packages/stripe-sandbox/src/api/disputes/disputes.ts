import { createId } from '../../create-id.ts';
import { answer, refuseMissing } from '../../http/answer.ts';
import { isRefused, readParameters, text } from '../../http/read-parameters.ts';
import type { BalanceTransaction, Charge, Dispute } from '../../ledger/stripe-objects.ts';
import { announce, type Call, type Operation } from '../call.ts';
import { listKinds, listPage } from '../list-page.ts';

/** Stripe's fee for a dispute in France, in cents. It is given back with the funds. */
const feeCents = 2000;
const answerSeconds = 9 * 24 * 60 * 60;

const moveFunds = (call: Call, { amount, currency, id }: Dispute, sign: 1 | -1): BalanceTransaction => ({
  id: createId('txn'),
  object: 'balance_transaction',
  amount: sign * amount,
  created: call.now,
  currency,
  fee: -sign * feeCents,
  net: sign * (amount + feeCents),
  reporting_category: sign === -1 ? 'dispute' : 'dispute_reversal',
  source: id,
  type: 'adjustment',
});

/** The holder of the card contests a captured charge: its amount and a fee leave the account at once. */
export function openDispute(call: Call, charge: Charge, reason = 'fraudulent'): void {
  const opened: Dispute = {
    id: createId('du'),
    object: 'dispute',
    amount: charge.amount_captured,
    balance_transactions: [],
    charge: charge.id,
    created: call.now,
    currency: charge.currency,
    evidence_details: { due_by: call.now + answerSeconds, has_evidence: false, past_due: false, submission_count: 0 },
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason,
    status: 'needs_response',
  };
  const dispute = { ...opened, balance_transactions: [moveFunds(call, opened, -1)] };
  call.changes.put('charges', { ...charge, disputed: true });
  call.changes.put('disputes', dispute);
  announce(call, 'charge.dispute.created', dispute);
  announce(call, 'charge.dispute.funds_withdrawn', dispute);
}

/** The payer of a captured payment contests it, by card or at PayPal. */
export function contest(call: Call, intentId: string): void {
  const charge = call.changes.list('charges').find((one) => one.payment_intent === intentId && one.captured);
  if (charge) openDispute(call, charge);
}

export const disputeEnds = ['won', 'lost'] as const;
export type DisputeEnd = (typeof disputeEnds)[number];

/** The bank decides all open disputes. A won one gives the funds back. */
export function endDisputes(call: Call, status: DisputeEnd): void {
  for (const dispute of call.changes.list('disputes')) {
    if (dispute.status !== 'needs_response') continue;
    const { balance_transactions: before, evidence_details: details } = dispute;
    const ended: Dispute = {
      ...dispute,
      status,
      evidence_details: { ...details, due_by: null },
      balance_transactions: status === 'won' ? [...before, moveFunds(call, dispute, 1)] : before,
    };
    call.changes.put('disputes', ended);
    announce(call, 'charge.dispute.updated', ended);
    if (status === 'won') announce(call, 'charge.dispute.funds_reinstated', ended);
    announce(call, 'charge.dispute.closed', ended);
  }
}

/** Whether the charge is contested by a dispute that keeps it from being refunded. */
export const isRefundBarred = ({ changes }: Call, { id, disputed }: Charge): boolean =>
  disputed && changes.list('disputes').some((one) => one.charge === id && !one.is_charge_refundable);

export const retrieveDispute: Operation = ({ changes, id, form }) => {
  const given = readParameters(form, {});
  if (isRefused(given)) return given;
  const dispute = changes.get('disputes', id);
  return dispute ? answer(dispute) : refuseMissing(404, 'dispute', id, 'id');
};

export const listDisputes: Operation = ({ changes, form }) => {
  const given = readParameters(form, { ...listKinds, charge: text, payment_intent: text });
  if (isRefused(given)) return given;
  const { charge, payment_intent: intent } = given;
  const found = changes
    .list('disputes')
    .filter((one) => (!charge || one.charge === charge) && (!intent || one.payment_intent === intent));
  return listPage('/v1/disputes', found, given);
};
