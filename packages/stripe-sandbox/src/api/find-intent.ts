import { type Answer, answer, fail, refuse, refuseMissing, refuseParameter } from '../http/answer.ts';
import type { Kind } from '../http/read-parameters.ts';
import type { IntentStatus, PaymentIntent } from '../ledger/stripe-objects.ts';
import type { Call } from './call.ts';

export function findIntent(call: Call, clientSecret: string | null | undefined): PaymentIntent | Answer {
  const intent = call.changes.get('paymentIntents', call.id);
  if (!intent) return refuseMissing(404, 'payment_intent', call.id, 'intent');
  if (clientSecret ? clientSecret === intent.client_secret : !call.isFromBrowser) return intent;
  return refuse(400, {
    type: 'invalid_request_error',
    code: 'payment_intent_invalid_parameter',
    param: 'client_secret',
    message: 'The client_secret provided does not match the client_secret associated with this PaymentIntent.',
  });
}

/** A browser does not receive the customer, the metadata or the captured amounts. */
export function showIntent(call: Call, intent: PaymentIntent): Partial<PaymentIntent> {
  if (!call.isFromBrowser) return intent;
  const { amount_capturable, amount_received, customer, latest_charge, metadata, ...shown } = intent;
  return shown;
}

const expandable = ['latest_charge', 'payment_method'];

/** Reads `expand`, the list of objects to include: the intent's charge and its payment method. */
export const expand: Kind<string[]> = (value, name) => {
  const names = typeof value === 'string' ? [value] : Object.values(value);
  const known = names.filter((one): one is string => expandable.some((known) => known === one));
  return known.length === names.length
    ? known
    : refuseParameter(name, 'The sandbox expands latest_charge and payment_method of payment intents only.');
};

/** Answers with an intent, and with the whole objects that the request expands. A browser receives none. */
export function answerIntent(call: Call, intent: PaymentIntent, expanded: string[] = []): Answer {
  if (call.isFromBrowser) return answer(showIntent(call, intent));
  const { latest_charge, payment_method } = intent;
  const charge =
    expanded.includes('latest_charge') && latest_charge ? call.changes.get('charges', latest_charge) : null;
  const method =
    expanded.includes('payment_method') && payment_method ? call.changes.get('paymentMethods', payment_method) : null;
  return answer({ ...intent, ...(charge && { latest_charge: charge }), ...(method && { payment_method: method }) });
}

export const failUnexpectedState = (
  call: Call,
  intent: PaymentIntent,
  verb: string,
  allowed: readonly IntentStatus[],
): Answer =>
  fail(400, {
    type: 'invalid_request_error',
    code: 'payment_intent_unexpected_state',
    message: `This PaymentIntent could not be ${verb} because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be ${verb}: ${allowed.join(', ')}.`,
    payment_intent: showIntent(call, intent),
  });
