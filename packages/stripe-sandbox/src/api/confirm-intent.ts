import { createId } from '../create-id.ts';
import type { Settlement } from '../faults/faults.ts';
import { type Answer, fail, refuseMissing, refuseParameter } from '../http/answer.ts';
import type { Form } from '../http/parse-form.ts';
import { form, isRefused, oneOf, readParameters, text } from '../http/read-parameters.ts';
import type { Charge, IntentStatus, PaymentIntent, PaymentMethod, StripeErrorBody } from '../ledger/stripe-objects.ts';
import { announce, type Call, type Operation } from './call.ts';
import { answerIntent, failUnexpectedState, findIntent, showIntent } from './find-intent.ts';
import { cardConduct, cardRefusal, namedMethod, typedMethod } from './test-cards.ts';

const confirmable: IntentStatus[] = ['requires_payment_method', 'requires_confirmation', 'requires_action'];

/** Confirms a payment: the card authorises or declines it, or requires 3-D Secure. */
export const confirmIntent: Operation = (call) => {
  const given = readParameters(call.form, {
    client_secret: text,
    payment_method: text,
    payment_method_data: form,
    return_url: text,
  });
  if (isRefused(given)) return given;
  const before = findIntent(call, given.client_secret);
  if (isRefused(before)) return before;
  if (!confirmable.includes(before.status)) return failUnexpectedState(call, before, 'confirmed', confirmable);
  const method = findMethod(call, before, given);
  if (isRefused(method)) return method;
  call.changes.put('paymentMethods', method);

  const intent = { ...before, payment_method: method.id, last_payment_error: null, next_action: null };
  if (call.isExamined) {
    const examined: PaymentIntent = { ...intent, status: 'processing' };
    call.changes.put('paymentIntents', examined);
    announce(call, 'payment_intent.processing', examined);
    return answerIntent(call, examined);
  }
  return askCard(call, intent, method);
};

export function settlePayments(call: Call, outcome: Settlement): void {
  for (const intent of call.changes.list('paymentIntents')) {
    const method = intent.payment_method && call.changes.get('paymentMethods', intent.payment_method);
    if (intent.status !== 'processing' || !method) continue;
    if (outcome === 'succeeded') authorise(call, intent, method);
    else decline(call, intent, method);
  }
}

function askCard(call: Call, intent: PaymentIntent, method: PaymentMethod): Answer {
  const conduct = cardConduct(method);
  if (conduct === 'declines') return decline(call, intent, method);
  if (conduct !== 'asks') return authorise(call, intent, method);
  const asking: PaymentIntent = {
    ...intent,
    next_action: { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect' } },
    status: 'requires_action',
  };
  call.changes.put('paymentIntents', asking);
  announce(call, 'payment_intent.requires_action', asking);
  return answerIntent(call, asking);
}

export const answerChallenge: Operation = (call) => {
  const given = readParameters(call.form, { client_secret: text, answer: oneOf('confirmed', 'canceled') });
  if (isRefused(given)) return given;
  const before = findIntent(call, given.client_secret);
  if (isRefused(before)) return before;
  if (before.status !== 'requires_action') return failUnexpectedState(call, before, 'answered', ['requires_action']);
  const method = before.payment_method && call.changes.get('paymentMethods', before.payment_method);
  if (!method) throw new Error(`${before.id} asks its card holder without a card`);
  if (given.answer === 'confirmed') return authorise(call, { ...before, next_action: null }, method);
  const intent = giveUp(
    call,
    { ...before, next_action: null },
    {
      type: 'invalid_request_error',
      code: 'payment_intent_authentication_failure',
      message:
        'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
      payment_method: method,
    },
  );
  return answerIntent(call, intent);
};

function findMethod(
  { changes, now, isFromBrowser }: Call,
  intent: PaymentIntent,
  given: { payment_method?: string | null; payment_method_data?: Form },
): PaymentMethod | Answer {
  if (given.payment_method_data) {
    if (isFromBrowser) return typedMethod(given.payment_method_data, now);
    return refuseParameter('payment_method_data', 'Card details are taken from the browser script only.');
  }
  const name = given.payment_method ?? intent.payment_method;
  if (!name) {
    return fail(400, {
      type: 'invalid_request_error',
      code: 'payment_intent_unexpected_state',
      message: "You cannot confirm this PaymentIntent because it's missing a payment method.",
      payment_intent: intent,
    });
  }
  return (
    changes.get('paymentMethods', name) ??
    namedMethod(name, now) ??
    refuseMissing(400, 'PaymentMethod', name, 'payment_method')
  );
}

function authorise(call: Call, before: PaymentIntent, method: PaymentMethod): Answer {
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
  announce(call, isCaptured ? 'payment_intent.succeeded' : 'payment_intent.amount_capturable_updated', intent);
  return answerIntent(call, intent);
}

/** What a bank says that examined a payment and refused it. */
const genericRefusal = {
  code: 'card_declined',
  decline_code: 'generic_decline',
  message: 'Your card was declined.',
};

function decline(call: Call, before: PaymentIntent, method: PaymentMethod): Answer {
  const failure = cardRefusal(method) ?? genericRefusal;
  const charge = addCharge(call, before, method, { isCaptured: false, failure });
  announce(call, 'charge.failed', charge);
  const error: StripeErrorBody = { type: 'card_error', ...failure, charge: charge.id, payment_method: method };
  const intent = giveUp(call, { ...before, latest_charge: charge.id }, error);
  return fail(402, { ...error, payment_intent: showIntent(call, intent) });
}

/** The intent requires a payment method again, so that the diner can try another card. */
function giveUp(call: Call, before: PaymentIntent, error: StripeErrorBody): PaymentIntent {
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
  { card }: PaymentMethod,
  { isHeld }: { isHeld: boolean },
): Charge['payment_method_details']['card'] {
  const { networks, ...told } = card;
  const chosen = networks.available.find((one) => one === networks.preferred) ?? networks.available[0];
  const other = networks.available.find((one) => one !== chosen);
  return {
    ...told,
    capture_before: isHeld ? now + holdSeconds : null,
    network: (isAtOtherNetwork && other) || chosen || card.brand,
  };
}

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
    disputed: isCaptured && cardConduct(method) === 'disputes',
    failure_code: failure?.code ?? null,
    failure_message: failure?.message ?? null,
    livemode: false,
    metadata,
    paid: !failure,
    payment_intent: id,
    payment_method: method.id,
    payment_method_details: { type: 'card', card: chargedCard(call, method, { isHeld: !(isCaptured || failure) }) },
    refunded: false,
    status: failure ? 'failed' : 'succeeded',
  };
  changes.put('charges', charge);
  return charge;
}
