import { createId } from '../create-id.ts';
import type { Settlement } from '../faults/faults.ts';
import { answer, fail, refuseMissing, refuseParameter } from '../http/answer.ts';
import { integer, isRefused, oneOf, readParameters, text, texts } from '../http/read-parameters.ts';
import type { Charge, Refund } from '../ledger/stripe-objects.ts';
import { announce, type Call, type Operation } from './call.ts';
import { isRefundBarred } from './disputes/disputes.ts';
import { listKinds, listPage } from './list-page.ts';
import { mergeMetadata } from './merge-metadata.ts';
import { cardConduct } from './test-cards.ts';

export const createRefund: Operation = (call) => {
  const given = readParameters(call.form, {
    payment_intent: text,
    amount: integer,
    reason: oneOf('duplicate', 'fraudulent', 'requested_by_customer'),
    metadata: texts,
  });
  if (isRefused(given)) return given;
  if (!given.payment_intent) {
    return refuseParameter('payment_intent', 'Missing required param: payment_intent.', 'parameter_missing');
  }
  const intent = call.changes.get('paymentIntents', given.payment_intent);
  if (!intent) return refuseMissing(400, 'payment_intent', given.payment_intent, 'payment_intent');
  const before = intent.latest_charge ? call.changes.get('charges', intent.latest_charge) : undefined;
  if (!before?.captured) {
    const message = `This PaymentIntent (${intent.id}) does not have a successful charge to refund.`;
    return fail(400, { type: 'invalid_request_error', message });
  }
  const left = before.amount_captured - before.amount_refunded;
  if (left === 0) {
    const message = `Charge ${before.id} has already been refunded.`;
    return fail(400, { type: 'invalid_request_error', code: 'charge_already_refunded', message });
  }
  if (isRefundBarred(call, before)) {
    const message = `Charge ${before.id} has been charged back; cannot issue a refund.`;
    return fail(400, { type: 'invalid_request_error', code: 'charge_disputed', message });
  }
  const amount = given.amount ?? left;
  if (amount < 1) return refuseParameter('amount', 'Invalid positive integer', 'parameter_invalid_integer');
  if (amount > left) {
    const message = `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`;
    return fail(400, { type: 'invalid_request_error', param: 'amount', message });
  }

  const refund: Refund = {
    id: createId('re'),
    object: 'refund',
    amount,
    charge: before.id,
    created: call.now,
    currency: before.currency,
    metadata: mergeMetadata({}, given.metadata),
    payment_intent: intent.id,
    reason: given.reason ?? null,
    status: conductOf(call, before) === 'refundsLate' ? 'pending' : 'succeeded',
  };
  const charge = { ...before, amount_refunded: before.amount_refunded + amount, refunded: amount === left };
  call.changes.put('refunds', refund);
  call.changes.put('charges', charge);
  announce(call, 'refund.created', refund);
  announce(call, 'charge.refunded', charge);
  return answer(refund);
};

/** Applies the outcome to pending refunds, and fails succeeded refunds of the test card for late failures. */
export function settleRefunds(call: Call, outcome: Settlement): void {
  for (const refund of call.changes.list('refunds')) {
    const charge = call.changes.get('charges', refund.charge);
    if (!charge) continue;
    const fails = refund.status === 'succeeded' && conductOf(call, charge) === 'failsRefunds';
    if (refund.status === 'pending' || fails)
      settleRefund(call, { refund, charge, outcome: fails ? 'failed' : outcome });
  }
}

function settleRefund(
  call: Call,
  { refund, charge, outcome }: { refund: Refund; charge: Charge; outcome: Settlement },
): void {
  const settled: Refund = { ...refund, status: outcome };
  call.changes.put('refunds', settled);
  if (outcome === 'failed') {
    const left = charge.amount_refunded - refund.amount;
    call.changes.put('charges', { ...charge, amount_refunded: left, refunded: false });
  }
  announce(call, outcome === 'failed' ? 'refund.failed' : 'refund.updated', settled);
}

const conductOfPaypal = { done: 'accepts', late: 'refundsLate', failing: 'failsRefunds' } as const;

function conductOf({ changes, paypal }: Call, { payment_method }: Charge) {
  const method = changes.get('paymentMethods', payment_method);
  if (method?.type === 'paypal') return conductOfPaypal[paypal.refunds];
  return method && cardConduct(method);
}

export const retrieveRefund: Operation = ({ changes, id, form }) => {
  const given = readParameters(form, {});
  if (isRefused(given)) return given;
  const refund = changes.get('refunds', id);
  return refund ? answer(refund) : refuseMissing(404, 'refund', id, 'id');
};

export const listRefunds: Operation = ({ changes, form }) => {
  const given = readParameters(form, { ...listKinds, payment_intent: text });
  if (isRefused(given)) return given;
  const { payment_intent: intent } = given;
  const refunds = changes.list('refunds').filter((refund) => !intent || refund.payment_intent === intent);
  return listPage('/v1/refunds', refunds, given);
};
