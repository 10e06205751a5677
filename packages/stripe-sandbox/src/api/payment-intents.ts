import { createId } from '../create-id.ts';
import { type Answer, refuseMissing, refuseParameter } from '../http/answer.ts';
import type { FormValue } from '../http/parse-form.ts';
import { form, integer, isRefused, oneOf, readParameters, text, texts } from '../http/read-parameters.ts';
import type { IntentMethod, IntentStatus, PaymentIntent } from '../ledger/stripe-objects.ts';
import { announce, type Call, type Operation } from './call.ts';
import { openDispute } from './disputes/disputes.ts';
import { answerIntent, expand, failUnexpectedState, findIntent } from './find-intent.ts';
import { listKinds, listPage } from './list-page.ts';
import { mergeMetadata } from './merge-metadata.ts';
import { cardConduct } from './test-cards.ts';

/** Stripe's minimum amount, in cents. */
const leastAmount = 50;
const mostAmount = 99_999_999;
const beforeAuthorisation: IntentStatus[] = ['requires_payment_method', 'requires_confirmation', 'requires_action'];

export const createIntent: Operation = (call) => {
  const typesParameter = nameTypes(call.version);
  if (typesParameter !== formerTypes && formerTypes in call.form) return refuseFormerTypes();
  const given = readParameters(call.form, {
    amount: integer,
    currency: text,
    customer: text,
    allowed_payment_method_types: form,
    [typesParameter]: form,
    capture_method: oneOf('automatic', 'manual'),
    metadata: texts,
    description: text,
  });
  if (isRefused(given)) return given;
  const { amount, currency, customer = null } = given;
  if (amount === undefined) return refuseParameter('amount', 'Missing required param: amount.', 'parameter_missing');
  if (!currency) return refuseParameter('currency', 'Missing required param: currency.', 'parameter_missing');
  if (!/^eur$/i.test(currency))
    return refuseParameter('currency', `Invalid currency: ${currency}. The sandbox knows eur.`);
  const methods = readTypes(call, typesParameter);
  if (methods && isRefused(methods)) return methods;
  const wrong = refuseAmount(amount) ?? refuseCustomer(call, customer);
  if (wrong) return wrong;

  const id = createId('pi');
  const intent: PaymentIntent = {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: methods,
    amount,
    amount_capturable: 0,
    amount_received: 0,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: given.capture_method ?? 'automatic',
    client_secret: `${id}_${createId('secret')}`,
    confirmation_method: 'automatic',
    created: call.now,
    currency: currency.toLowerCase(),
    customer,
    description: given.description ?? null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    metadata: mergeMetadata({}, given.metadata),
    next_action: null,
    payment_method: null,
    payment_method_types: methods ?? ['card'],
    processing: null,
    receipt_email: null,
    setup_future_usage: null,
    shipping: null,
    status: 'requires_payment_method',
  };
  call.changes.put('paymentIntents', intent);
  announce(call, 'payment_intent.created', intent);
  return answerIntent(call, intent);
};

export const retrieveIntent: Operation = (call) => {
  const given = readParameters(call.form, { client_secret: text, expand });
  if (isRefused(given)) return given;
  const intent = findIntent(call, given.client_secret);
  return isRefused(intent) ? intent : answerIntent(call, intent, given.expand);
};

/** Amount and customer can't change after the authorisation. A changed amount requires another confirmation. */
export const updateIntent: Operation = (call) => {
  const given = readParameters(call.form, {
    amount: integer,
    customer: text,
    metadata: texts,
    description: text,
    expand,
  });
  if (isRefused(given)) return given;
  const { expand: expanded, ...changed } = given;
  const before = findIntent(call, null);
  if (isRefused(before)) return before;
  const wrong = refuseAmount(given.amount ?? before.amount) ?? refuseCustomer(call, given.customer);
  if (wrong) return wrong;
  const isRevalued = given.amount !== undefined || given.customer !== undefined;
  if (isRevalued && !beforeAuthorisation.includes(before.status)) {
    return failUnexpectedState(call, before, 'updated', beforeAuthorisation);
  }
  const mustConfirm = before.status === 'requires_action' && isRevalued;
  const intent: PaymentIntent = {
    ...before,
    ...changed,
    metadata: mergeMetadata(before.metadata, given.metadata),
    ...(mustConfirm && { status: 'requires_confirmation', next_action: null }),
  };
  call.changes.put('paymentIntents', intent);
  return answerIntent(call, intent, expanded);
};

export const captureIntent: Operation = (call) => {
  const given = readParameters(call.form, { amount_to_capture: integer, metadata: texts, expand });
  if (isRefused(given)) return given;
  const before = findIntent(call, null);
  if (isRefused(before)) return before;
  if (before.status !== 'requires_capture') return failUnexpectedState(call, before, 'captured', ['requires_capture']);
  const amount = given.amount_to_capture ?? before.amount_capturable;
  if (amount < 1) return refuseParameter('amount_to_capture', 'Invalid positive integer', 'parameter_invalid_integer');
  if (amount > before.amount_capturable) {
    const message = `The amount to capture (${amount}) is greater than what may be captured (${before.amount_capturable}).`;
    return refuseParameter('amount_to_capture', message, 'amount_too_large');
  }
  const intent: PaymentIntent = {
    ...before,
    amount_capturable: 0,
    amount_received: amount,
    metadata: mergeMetadata(before.metadata, given.metadata),
    status: 'succeeded',
  };
  call.changes.put('paymentIntents', intent);
  const held = chargeOf(call, before);
  const method = call.changes.get('paymentMethods', held.payment_method);
  const charge = { ...held, amount_captured: amount, captured: true };
  call.changes.put('charges', charge);
  announce(call, 'charge.captured', charge);
  announce(call, 'payment_intent.succeeded', intent);
  if (method && cardConduct(method) === 'disputes') openDispute(call, charge);
  return answerIntent(call, intent, given.expand);
};

export const cancelIntent: Operation = (call) => {
  const given = readParameters(call.form, {
    cancellation_reason: oneOf('duplicate', 'fraudulent', 'requested_by_customer', 'abandoned'),
    expand,
  });
  if (isRefused(given)) return given;
  const before = findIntent(call, null);
  if (isRefused(before)) return before;
  const allowed: IntentStatus[] = [...beforeAuthorisation, 'requires_capture'];
  if (!allowed.includes(before.status)) return failUnexpectedState(call, before, 'canceled', allowed);
  const intent: PaymentIntent = {
    ...before,
    amount_capturable: 0,
    canceled_at: call.now,
    cancellation_reason: given.cancellation_reason ?? null,
    next_action: null,
    status: 'canceled',
  };
  call.changes.put('paymentIntents', intent);
  if (before.status === 'requires_capture') {
    const charge = { ...chargeOf(call, before), amount_refunded: before.amount, refunded: true };
    call.changes.put('charges', charge);
    announce(call, 'charge.refunded', charge);
  }
  announce(call, 'payment_intent.canceled', intent);
  return answerIntent(call, intent, given.expand);
};

export const listIntents: Operation = ({ changes, form: asked }) => {
  const given = readParameters(asked, { ...listKinds, customer: text });
  if (isRefused(given)) return given;
  const intents = changes
    .list('paymentIntents')
    .filter(({ customer }) => !given.customer || customer === given.customer);
  return listPage('/v1/payment_intents', intents, given);
};

function readMethods(names: FormValue[]): IntentMethod[] | null {
  const known = (['card', 'link', 'paypal'] as const).filter((method) => names.includes(method));
  return known[0] !== 'link' && known.length > 0 && known.length === names.length ? known : null;
}

function readTypes(call: Call, name: string): IntentMethod[] | Answer | null {
  const types = call.form[name];
  if (typeof types !== 'object') return null;
  const methods = readMethods(Object.values(types));
  if (!methods)
    return refuseParameter(name, 'The sandbox knows the payment method types card, link with card, and paypal.');
  if (methods.includes('paypal') && !call.paypal.isAvailable)
    return refuseParameter(name, 'The payment method type "paypal" is not activated for this account.');
  return methods;
}

const formerTypes = 'payment_method_types';

/** From the version of September 2026, Stripe refuses `payment_method_types` and uses this parameter instead. */
const nameTypes = (version: string) => (version < '2026-09-30' ? formerTypes : 'allowed_payment_method_types');

const refuseFormerTypes = (): Answer =>
  refuseParameter(
    formerTypes,
    'payment_method_types is no longer supported. Use allowed_payment_method_types.',
    'payment_method_types_no_longer_supported',
  );

function refuseAmount(amount: number): Answer | null {
  if (amount < leastAmount) return refuseParameter('amount', 'Amount must be at least €0.50 eur', 'amount_too_small');
  if (amount > mostAmount)
    return refuseParameter('amount', 'Amount must be no more than €999,999.99', 'amount_too_large');
  return null;
}

const refuseCustomer = ({ changes }: Call, id: string | null | undefined): Answer | null =>
  id && (changes.get('customers', id) ?? { deleted: true }).deleted
    ? refuseMissing(400, 'customer', id, 'customer')
    : null;

function chargeOf({ changes }: Call, { id, latest_charge }: PaymentIntent) {
  const charge = latest_charge && changes.get('charges', latest_charge);
  if (!charge) throw new Error(`${id} was authorised without a charge`);
  return charge;
}
