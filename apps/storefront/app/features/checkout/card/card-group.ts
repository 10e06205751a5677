import { onlineMethods, type PaymentSettings } from '@comptoir/domain';
import type { PaymentIntentResult, Stripe, StripeError, StripePaymentElementOptions } from '@stripe/stripe-js';
import type { CardLook } from './card-look.ts';
import type { CardAnswer, CardHolder, MountedCard } from './card-store.ts';

/** Refusals whose reason could help a thief. */
const secretReasons = [
  'fraudulent',
  'lost_card',
  'merchant_blacklist',
  'pickup_card',
  'restricted_card',
  'stolen_card',
];

export interface CardGroup extends MountedCard {
  setLook(look: CardLook): void;
  setLocked(isLocked: boolean): void;
  destroy(): void;
}

export interface CardFormOptions {
  payments: Pick<PaymentSettings, 'isCardActive' | 'preferredNetwork'>;
  /** In integer cents. */
  totalCents: number;
  /** The address to which a bank that needs the whole page sends the diner back. */
  returnUrl: string;
  /** What is said of a refusal whose reason is not told. */
  secretRefusal: string;
  onFailed: () => void;
}

interface GroupOptions extends CardFormOptions {
  stripe: Stripe;
  /** The element that the form fills. */
  place: HTMLElement;
  look: CardLook;
  onReady: () => void;
}

/**
 * Mounts the provider's form by amount, without a payment intent, so that the card can be typed while the intent is made
 * (E29). The form is the provider's frame, so the shop never sees the card number.
 */
export function mountCardGroup(options: GroupOptions): CardGroup {
  const { stripe, place, payments, look, returnUrl, secretRefusal, onReady, onFailed } = options;
  let amountCents = options.totalCents;
  const group = stripe.elements({
    mode: 'payment',
    amount: amountCents,
    currency: 'eur',
    captureMethod: 'manual',
    allowedPaymentMethodTypes: onlineMethods(payments),
    locale: 'fr',
    loader: 'never',
    ...look,
  });
  const element = group.create('payment', formOptions(payments));
  element.on('ready', onReady);
  element.on('loaderror', onFailed);
  element.mount(place);

  return {
    async submit(totalCents) {
      if (totalCents !== amountCents) {
        // An update that is not awaited would let the former amount be confirmed (E36).
        await group.update({ amount: totalCents });
        amountCents = totalCents;
      }
      const { error } = await group.submit();
      if (!error) return 'complete';
      if (error.type !== 'validation_error') return 'failed';
      element.focus();
      return 'incomplete';
    },
    async confirm(clientSecret, holder) {
      return readResult(await stripe.confirmPayment(confirmation(clientSecret, holder)), secretRefusal);
    },
    setLook: (changed) => void group.update(changed),
    setLocked: (isLocked) => void element.update({ readOnly: isLocked }),
    destroy: () => element.destroy(),
  };

  function confirmation(clientSecret: string, { name, email, phone }: CardHolder) {
    return {
      elements: group,
      clientSecret,
      redirect: 'if_required' as const,
      confirmParams: {
        return_url: returnUrl,
        payment_method_data: { billing_details: { name, email, phone } },
      },
    };
  }
}

/** The checkout has asked for name, mail and phone. The choice between the networks of a card is left to the form (PYX-10). */
function formOptions({ preferredNetwork }: GroupOptions['payments']): StripePaymentElementOptions {
  return {
    layout: 'tabs',
    fields: { billingDetails: { name: 'never', email: 'never', phone: 'never', address: 'if_required' } },
    wallets: { applePay: 'never', googlePay: 'never', link: 'never' },
    terms: { card: 'never' },
    ...(preferredNetwork && { defaultValues: { card: { network: [preferredNetwork] } } }),
  };
}

function readResult({ error, paymentIntent }: PaymentIntentResult, secretRefusal: string): CardAnswer {
  if (!error) return { status: paymentIntent.status, message: null };
  console.warn('The payment was refused', error.type, error.code, error.decline_code);
  // The answer to an earlier confirmation may have been lost.
  const known = error.payment_intent?.status;
  if (known === 'requires_capture' || known === 'succeeded' || known === 'processing')
    return { status: known, message: null };
  if (isContradiction(error)) return { status: 'contradicted', message: null };
  const isSecret = secretReasons.includes(error.decline_code ?? '');
  return { status: 'failed', message: isSecret ? secretRefusal : (error.message ?? null) };
}

/** The form and the payment intent do not match, so that no card can pay. */
const isContradiction = ({ type, code }: StripeError): boolean =>
  type === 'invalid_request_error' && code !== 'payment_intent_authentication_failure';
