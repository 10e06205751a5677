import { createId } from '../create-id.ts';
import { type Answer, refuse, refuseParameter } from '../http/answer.ts';
import type { Form } from '../http/parse-form.ts';
import { form, isRefused, oneOf, readParameters } from '../http/read-parameters.ts';
import type { PaymentIntent, PaypalMethod, PaypalVisit } from '../ledger/stripe-objects.ts';
import { announce, type Call } from './call.ts';
import { authorise, giveUp } from './end-confirmation.ts';
import { answerIntent } from './find-intent.ts';

/** Reads the `payment_method_data` of a confirmation by the shop's server. */
export function paypalMethod(data: Form, now: number): PaypalMethod | Answer {
  const given = readParameters(data, { type: oneOf('paypal') });
  if (isRefused(given)) return given;
  return {
    id: createId('pm'),
    object: 'payment_method',
    billing_details: { address: null, email: null, name: null, phone: null },
    created: now,
    customer: null,
    livemode: false,
    metadata: {},
    paypal: { country: null, payer_email: null, payer_id: null },
    type: 'paypal',
  };
}

/** PayPal needs an intent that takes it, and an address to return to. */
export function refusePaypal(
  { allowed_payment_method_types: methods }: PaymentIntent,
  { returnUrl, options }: { returnUrl: string | null; options: Form },
): Answer | null {
  const given = readParameters(options, { paypal: form });
  if (isRefused(given)) return given;
  const read = readParameters(given.paypal ?? {}, { preferred_locale: oneOf('fr-FR') });
  if (isRefused(read)) return read;
  if (!methods?.includes('paypal')) {
    return refuse(400, {
      type: 'invalid_request_error',
      code: 'payment_intent_incompatible_payment_method',
      message: 'The PaymentIntent does not allow the payment method type paypal.',
      param: 'payment_method_data[type]',
    });
  }
  if (returnUrl === null || !URL.canParse(returnUrl))
    return refuseParameter('return_url', 'PayPal needs a return_url.', 'parameter_missing');
  return null;
}

/** Where the fault `redirectElsewhere` sends the diner. */
const elsewhere = 'https://paypal.com.example.net/checkoutnow';

/** The diner has to visit PayPal's page, whose address the shop is told. */
export function sendToPaypal(
  call: Call,
  before: PaymentIntent,
  { method, returnUrl }: { method: PaypalMethod; returnUrl: string },
  expanded?: string[],
): Answer {
  const visit: PaypalVisit = { id: createId('ppv'), intent: before.id, method: method.id, returnUrl };
  call.changes.put('visits', visit);
  const url = call.isSentElsewhere ? elsewhere : `${call.pagesUrl}/paypal/${visit.id}`;
  const intent: PaymentIntent = {
    ...before,
    next_action: { type: 'redirect_to_url', redirect_to_url: { url, return_url: returnUrl } },
    status: 'requires_action',
  };
  call.changes.put('paymentIntents', intent);
  announce(call, 'payment_intent.requires_action', intent);
  return answerIntent(call, intent, expanded);
}

export const visitAnswers = ['approve', 'refuse', 'cancel'] as const;
export type VisitAnswer = (typeof visitAnswers)[number];

/** What a visit finds: the payment that waits for its answer, or why nothing waits any more. */
export type VisitState = 'waits' | 'approved' | 'cancelled' | 'left';

export function visitState(intent: PaymentIntent, visit: PaypalVisit): VisitState {
  if (intent.status === 'canceled') return 'cancelled';
  if (intent.payment_method !== visit.method) return 'left';
  if (intent.status === 'requires_action') return 'waits';
  return 'approved';
}

const refusals = {
  refuse: { code: 'payment_method_provider_decline', message: 'PayPal declined the payment.' },
  cancel: { code: 'payment_method_customer_decline', message: 'The customer did not approve the payment at PayPal.' },
} as const;

/** Carries out what the diner chose on PayPal's page. The payment must wait for it. */
export function answerVisit(call: Call, { intent: before, visit }: Visited, answer: VisitAnswer): void {
  const method = call.changes.get('paymentMethods', visit.method);
  if (method?.type !== 'paypal') throw new Error(`${visit.id} is no visit of PayPal`);
  const waiting = { ...before, next_action: null };
  if (answer !== 'approve') {
    giveUp(call, waiting, { type: 'invalid_request_error', ...refusals[answer], payment_method: method });
    return;
  }
  const known: PaypalMethod = {
    ...method,
    paypal: { country: 'FR', payer_email: 'payeur@example.com', payer_id: createId('payer') },
  };
  call.changes.put('paymentMethods', known);
  if (!call.isExamined) {
    authorise(call, waiting, known);
    return;
  }
  const examined: PaymentIntent = { ...waiting, status: 'processing' };
  call.changes.put('paymentIntents', examined);
  announce(call, 'payment_intent.processing', examined);
}

export interface Visited {
  intent: PaymentIntent;
  visit: PaypalVisit;
}

/** The shop's address to return to, with what Stripe adds to it. */
export function returnAddress({ intent, visit }: Visited, isApproved: boolean): string {
  const address = new URL(visit.returnUrl);
  address.searchParams.set('payment_intent', intent.id);
  address.searchParams.set('payment_intent_client_secret', intent.client_secret);
  address.searchParams.set('redirect_status', isApproved ? 'succeeded' : 'failed');
  return address.href;
}
