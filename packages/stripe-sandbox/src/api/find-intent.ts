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

/** Reads `expand`, the list of objects to include. Only the intent's charge is supported. */
export const expand: Kind<string[]> = (value, name) => {
  const names = typeof value === 'string' ? [value] : Object.values(value);
  const known = names.filter((one) => one === 'latest_charge');
  return known.length === names.length
    ? known
    : refuseParameter(name, 'The sandbox expands latest_charge of payment intents only.');
};

/** Answers with an intent, and with its whole charge if the request expands that field. */
export function answerIntent(call: Call, intent: PaymentIntent, expanded: string[] = []): Answer {
  const charge = expanded.length > 0 && intent.latest_charge ? call.changes.get('charges', intent.latest_charge) : null;
  return answer({ ...showIntent(call, intent), ...(charge && !call.isFromBrowser && { latest_charge: charge }) });
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
