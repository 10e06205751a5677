import type { Settlement } from '../faults/faults.ts';
import { type Answer, fail, refuseMissing, refuseParameter } from '../http/answer.ts';
import type { Form } from '../http/parse-form.ts';
import { form, isRefused, oneOf, readParameters, text } from '../http/read-parameters.ts';
import type { IntentStatus, PaymentIntent, PaymentMethod } from '../ledger/stripe-objects.ts';
import { announce, type Call, type Operation } from './call.ts';
import { authorise, decline, giveUp } from './end-confirmation.ts';
import { answerIntent, expand, failUnexpectedState, findIntent } from './find-intent.ts';
import { paypalMethod, refusePaypal, sendToPaypal } from './paypal.ts';
import { cardConduct, namedMethod, typedMethod } from './test-cards.ts';

const confirmable: IntentStatus[] = ['requires_payment_method', 'requires_confirmation', 'requires_action'];

/** Confirms a payment: the card authorises or declines it, or requires 3-D Secure. */
export const confirmIntent: Operation = (call) => {
  const given = readParameters(call.form, {
    client_secret: text,
    payment_method: text,
    payment_method_data: form,
    payment_method_options: form,
    return_url: text,
    expand,
  });
  if (isRefused(given)) return given;
  const before = findIntent(call, given.client_secret);
  if (isRefused(before)) return before;
  if (!confirmable.includes(before.status)) return failUnexpectedState(call, before, 'confirmed', confirmable);
  const method = findMethod(call, before, given);
  if (isRefused(method)) return method;
  const { return_url: returnUrl = null, payment_method_options: options = {} } = given;
  const wrong = method.type === 'paypal' ? refusePaypal(before, { returnUrl, options }) : refuseOptions(options);
  if (wrong) return wrong;
  call.changes.put('paymentMethods', method);

  const intent = { ...before, payment_method: method.id, last_payment_error: null, next_action: null };
  if (call.isExamined) {
    const examined: PaymentIntent = { ...intent, status: 'processing' };
    call.changes.put('paymentIntents', examined);
    announce(call, 'payment_intent.processing', examined);
    return answerIntent(call, examined);
  }
  if (method.type === 'paypal') return sendToPaypal(call, intent, { method, returnUrl: returnUrl ?? '' }, given.expand);
  return askCard(call, intent, method);
};

const refuseOptions = (options: Form): Answer | null =>
  Object.keys(options).length === 0
    ? null
    : refuseParameter('payment_method_options', 'The sandbox knows the options of PayPal only.');

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
  if (before.next_action?.type !== 'use_stripe_sdk')
    return failUnexpectedState(call, before, 'answered', ['requires_action']);
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
    if (given.payment_method_data.type === 'paypal') return paypalMethod(given.payment_method_data, now);
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
