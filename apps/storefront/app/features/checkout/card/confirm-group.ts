import type { PaymentIntentResult, Stripe, StripeElements, StripeError } from '@stripe/stripe-js';
import type { Say } from '../../../messages/use-message.ts';
import type { CardAnswer, CardHolder } from './card-store.ts';
import { refusalMessage } from './refusal-message.ts';

interface Confirmation {
  clientSecret: string;
  holder: CardHolder;
  /** The address to which a bank that needs the whole page sends the diner back. */
  returnUrl: string;
  say: Say;
}

/** Confirms a payment with what a group of elements holds: the typed card, or the wallet whose sheet is open. */
export async function confirmGroup(
  stripe: Stripe,
  elements: StripeElements,
  { clientSecret, holder, returnUrl, say }: Confirmation,
): Promise<CardAnswer> {
  const { name, email, phone } = holder;
  const result = await stripe.confirmPayment({
    elements,
    clientSecret,
    redirect: 'if_required',
    confirmParams: { return_url: returnUrl, payment_method_data: { billing_details: { name, email, phone } } },
  });
  return readResult(result, say);
}

function readResult({ error, paymentIntent }: PaymentIntentResult, say: Say): CardAnswer {
  if (!error) return { status: paymentIntent.status, message: null };
  console.warn('The payment was refused', error.type, error.code, error.decline_code);
  // The answer to an earlier confirmation may have been lost.
  const known = error.payment_intent?.status;
  if (known === 'requires_capture' || known === 'succeeded' || known === 'processing')
    return { status: known, message: null };
  if (isContradiction(error)) return { status: 'contradicted', message: null };
  const told = refusalMessage(error);
  return { status: 'failed', message: told && say(told) };
}

/** The form and the payment intent do not match, so that no card can pay. */
const isContradiction = ({ type, code }: StripeError): boolean =>
  type === 'invalid_request_error' && code !== 'payment_intent_authentication_failure';
