import { refuse } from './basics.js';
import { checkElement, checkGroup, modeOptions } from './check-options.js';
import { createPayment } from './payment-element.js';

/** What a group of elements is, for `confirmPayment`; known to this script alone. */
export const groups = new WeakMap();

export function createElements(options = {}) {
  checkGroup(options);
  let current = options;
  let payment = null;
  let isSubmitted = false;
  const group = {
    create(type, given = {}) {
      if (type !== 'payment') refuse(`The sandbox has the payment element only, not ${type}.`);
      if (payment) refuse('Can only create one Element of type payment through elements().');
      checkElement(given);
      const lookOf = () => ({ appearance: current.appearance, fonts: current.fonts });
      payment = createPayment(lookOf, given, () => {
        payment = null;
      });
      return payment.element;
    },
    getElement: (type) => (type === 'payment' && payment ? payment.element : null),
    async update(changed) {
      checkGroup({ ...current, ...changed });
      // It takes its time, so that a page which does not wait confirms the former amount.
      await new Promise((resolve) => setTimeout(resolve, 50));
      current = { ...current, ...changed };
      if (modeOptions.some((name) => name in changed)) isSubmitted = false;
      await payment?.apply();
    },
    async submit() {
      if (!payment) refuse('elements.submit(): there is no payment element.');
      const answer = await payment.ask('submit');
      isSubmitted = answer.error === undefined;
      return answer;
    },
  };
  groups.set(group, {
    options: () => current,
    /** Takes the card that was submitted, once. */
    take() {
      if (!payment) refuse('confirmPayment(): the group has no payment element.');
      if (!isSubmitted) refuse('elements.submit() must be called before stripe.confirmPayment().');
      isSubmitted = false;
      return payment;
    },
  });
  return group;
}

/** The page must pass what it told the form not to ask for. */
export function checkHiddenFields({ fields = {} }, billing) {
  const { billingDetails = 'auto' } = fields;
  for (const name of ['name', 'email', 'phone', 'address']) {
    const field = typeof billingDetails === 'string' ? billingDetails : billingDetails[name];
    if (field === 'never' && billing[name] === undefined)
      refuse(`You specified "never" for fields.billing_details.${name}, but did not pass it to confirmPayment().`);
  }
}

/** Why a group may not confirm an intent, or null. The words are those of Stripe's API. */
export function contradiction(group, intent) {
  const provided = {
    amount: group.amount,
    currency: group.currency,
    capture_method: group.captureMethod ?? 'automatic',
  };
  for (const [name, value] of Object.entries(provided))
    if (intent[name] !== value) return mismatch(name, value, intent[name]);
  const { allowedPaymentMethodTypes: methods } = group;
  const taken = intent.allowed_payment_method_types ?? intent.payment_method_types;
  return methods.every((method) => taken.includes(method)) ? null : mismatch('payment_method_types', methods, taken);
}
const mismatch = (name, provided, expected) => ({
  type: 'invalid_request_error',
  message: `The provided ${name} (${JSON.stringify(provided)}) does not match the expected ${name} (${JSON.stringify(expected)}).`,
});
