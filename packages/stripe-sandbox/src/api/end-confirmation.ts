import { createId } from '../create-id.ts';
import { type Answer, fail } from '../http/answer.ts';
import type { CardMethod, Charge, PaymentIntent, PaymentMethod, StripeErrorBody } from '../ledger/stripe-objects.ts';
import { announce, type Call } from './call.ts';
import { openDispute } from './disputes/disputes.ts';
import { answerIntent, showIntent } from './find-intent.ts';
import { cardConduct, cardRefusal } from './test-cards.ts';

/** The payer agreed: the amount is held, or taken if the capture is automatic. */
export function authorise(call: Call, before: PaymentIntent, method: PaymentMethod): Answer {
  const isCaptured = before.capture_method === 'automatic';
  const charge = addCharge(call, before, method, { isCaptured, failure: null });
  const intent: PaymentIntent = {
    ...before,
    amount_capturable: isCaptured ? 0 : before.amount,
    amount_received: isCaptured ? before.amount : 0,
    latest_charge: charge.id,
    status: isCaptured ? 'succeeded' : 'requires_capture',
  };
  call.changes.put('paymentIntents', intent);
  announce(call, 'charge.succeeded', charge);
  if (isCaptured && cardConduct(method) === 'disputes') openDispute(call, charge);
  announce(call, isCaptured ? 'payment_intent.succeeded' : 'payment_intent.amount_capturable_updated', intent);
  return answerIntent(call, intent);
}

/** What a bank says that examined a payment and refused it. */
const genericRefusal = {
  code: 'card_declined',
  decline_code: 'generic_decline',
  message: 'Your card was declined.',
};

/** The bank refused the card. */
export function decline(call: Call, before: PaymentIntent, method: PaymentMethod): Answer {
  const failure = cardRefusal(method) ?? genericRefusal;
  const charge = addCharge(call, before, method, { isCaptured: false, failure });
  announce(call, 'charge.failed', charge);
  const error: StripeErrorBody = { type: 'card_error', ...failure, charge: charge.id, payment_method: method };
  const intent = giveUp(call, { ...before, latest_charge: charge.id }, error);
  return fail(402, { ...error, payment_intent: showIntent(call, intent) });
}

/** The intent requires a payment method again, so that the diner can try another one. */
export function giveUp(call: Call, before: PaymentIntent, error: StripeErrorBody): PaymentIntent {
  const intent: PaymentIntent = {
    ...before,
    last_payment_error: error,
    payment_method: null,
    status: 'requires_payment_method',
  };
  call.changes.put('paymentIntents', intent);
  announce(call, 'payment_intent.payment_failed', intent);
  return intent;
}

const holdSeconds = 7 * 24 * 60 * 60;

/** What a charge tells of its card. Without a choice of the holder, Cartes Bancaires charges a co-badged card. */
function chargedCard(
  { now, isAtOtherNetwork }: Call,
  { card }: CardMethod,
  { isHeld }: { isHeld: boolean },
): NonNullable<Charge['payment_method_details']['card']> {
  const { networks, ...told } = card;
  const chosen = networks.available.find((one) => one === networks.preferred) ?? networks.available[0];
  const other = networks.available.find((one) => one !== chosen);
  return {
    ...told,
    capture_before: isHeld ? now + holdSeconds : null,
    network: (isAtOtherNetwork && other) || chosen || card.brand,
  };
}

const chargedBy = (call: Call, method: PaymentMethod, hold: { isHeld: boolean }): Charge['payment_method_details'] =>
  method.type === 'card'
    ? { type: 'card', card: chargedCard(call, method, hold) }
    : { type: 'paypal', paypal: { ...method.paypal, payer_name: null, transaction_id: createId('ppt') } };

function addCharge(
  call: Call,
  { id, amount, currency, customer, metadata }: PaymentIntent,
  method: PaymentMethod,
  { isCaptured, failure }: { isCaptured: boolean; failure: { code: string; message: string } | null },
): Charge {
  const { changes, now } = call;
  const charge: Charge = {
    id: createId('ch'),
    object: 'charge',
    amount,
    amount_captured: isCaptured ? amount : 0,
    amount_refunded: 0,
    calculated_statement_descriptor: 'LEVE TARD',
    captured: isCaptured,
    created: now,
    currency,
    customer,
    disputed: false,
    failure_code: failure?.code ?? null,
    failure_message: failure?.message ?? null,
    livemode: false,
    metadata,
    paid: !failure,
    payment_intent: id,
    payment_method: method.id,
    payment_method_details: chargedBy(call, method, { isHeld: !(isCaptured || failure) }),
    refunded: false,
    status: failure ? 'failed' : 'succeeded',
  };
  changes.put('charges', charge);
  return charge;
}
