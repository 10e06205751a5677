import { refuse } from './basics.js';
import { checkGroup, modeOptions } from './check-options.js';
import { createExpress } from './express-element.js';
import { createPayment } from './payment-element.js';

/** What a group of elements is, for `confirmPayment`; known to this script alone. */
export const groups = new WeakMap();

const kinds = { payment: createPayment, expressCheckout: createExpress };

export function createElements(options = {}, key = '') {
  checkGroup(options);
  let current = options;
  let made = null;
  let isSubmitted = false;
  const group = {
    create(type, given = {}) {
      const create =
        kinds[type] ?? refuse(`The sandbox has the payment and the express checkout element, not ${type}.`);
      if (made) refuse('The sandbox has one element of a group: can only create one Element through elements().');
      const onDestroy = () => {
        made = null;
      };
      made = { type, ...create(() => current, given, onDestroy, key) };
      return made.element;
    },
    getElement: (type) => (made?.type === type ? made.element : null),
    async update(changed) {
      checkGroup({ ...current, ...changed });
      // It takes its time, so that a page which does not wait confirms the former amount.
      await new Promise((resolve) => setTimeout(resolve, 50));
      current = { ...current, ...changed };
      if (modeOptions.some((name) => name in changed)) isSubmitted = false;
      await made?.apply();
    },
    async submit() {
      if (!made) refuse('elements.submit(): the group has no element.');
      const answer = await made.submit();
      isSubmitted = answer.error === undefined;
      return answer;
    },
  };
  groups.set(group, {
    options: () => current,
    /** Takes what was submitted, once. */
    take() {
      if (!made) refuse('confirmPayment(): the group has no element.');
      const payer = made.payer();
      if (!isSubmitted) refuse('elements.submit() must be called before stripe.confirmPayment().');
      isSubmitted = false;
      return payer;
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
