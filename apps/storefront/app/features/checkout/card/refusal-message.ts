import type { StripeError } from '@stripe/stripe-js';
import type { MessageId } from '../../../messages/message-id.ts';

/** Refusals whose reason could help a thief. */
const secretReasons = [
  'fraudulent',
  'lost_card',
  'merchant_blacklist',
  'pickup_card',
  'restricted_card',
  'stolen_card',
];

const messages: Readonly<Record<string, MessageId>> = {
  api_connection_error: 'checkout.alert.bank.unreachable',
  authentication_required: 'checkout.alert.bank.authentication',
  card_not_supported: 'checkout.alert.bank.unsupported',
  expired_card: 'checkout.alert.bank.expired',
  incorrect_cvc: 'checkout.alert.bank.code',
  incorrect_number: 'checkout.alert.bank.number',
  insufficient_funds: 'checkout.alert.bank.funds',
  invalid_cvc: 'checkout.alert.bank.code',
  invalid_expiry_month: 'checkout.alert.bank.expiry',
  invalid_expiry_year: 'checkout.alert.bank.expiry',
  invalid_number: 'checkout.alert.bank.number',
  payment_intent_authentication_failure: 'checkout.alert.bank.authentication',
  processing_error: 'checkout.alert.bank.failed',
};

/** Returns our own sentence about the refusal of a bank, because the provider's may be in English (PYX-83). Null if it has none. */
export function refusalMessage({ type, code, decline_code: reason }: StripeError): MessageId | null {
  if (reason !== undefined && secretReasons.includes(reason)) return 'checkout.alert.refusedByBank';
  const known = [reason, code, type].find((name) => name !== undefined && name in messages);
  if (known !== undefined) return messages[known] ?? null;
  return type === 'card_error' ? 'checkout.alert.bank.refused' : null;
}
