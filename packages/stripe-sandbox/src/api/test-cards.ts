import { createId } from '../create-id.ts';
import { type Answer, fail, refuseParameter } from '../http/answer.ts';
import type { Form } from '../http/parse-form.ts';
import { form, isRefused, oneOf, readParameters, text } from '../http/read-parameters.ts';
import type { PaymentMethod } from '../ledger/stripe-objects.ts';

/** What a test card does when it is charged or refunded. `refundsLate` leaves a refund pending, `failsRefunds` lets it fail afterwards. */
type Conduct = 'accepts' | 'declines' | 'asks' | 'refundsLate' | 'failsRefunds' | 'disputes';

interface TestCard {
  number: string;
  /** The card's name for server-side tests, which type no number. */
  name: string;
  conduct: Conduct;
}

/** Stripe's own test cards, as far as the shop needs them (PAY-19). */
const testCards: TestCard[] = [
  { number: '4242424242424242', name: 'pm_card_visa', conduct: 'accepts' },
  { number: '4000000000000002', name: 'pm_card_chargeDeclined', conduct: 'declines' },
  { number: '4000002500003155', name: 'pm_card_threeDSecure2Required', conduct: 'asks' },
  { number: '4000000000007726', name: 'pm_card_pendingRefund', conduct: 'refundsLate' },
  { number: '4000000000005126', name: 'pm_card_refundFail', conduct: 'failsRefunds' },
  { number: '4000000000000259', name: 'pm_card_createDispute', conduct: 'disputes' },
];

/** The last four digits identify a test card, so the full number is never stored. */
export function cardConduct(method: PaymentMethod): Conduct {
  const card = testCards.find(({ number }) => number.endsWith(method.card.last4));
  if (!card) throw new Error(`${method.id} is no test card`);
  return card.conduct;
}

export function namedMethod(name: string, now: number): PaymentMethod | null {
  const card = testCards.find((known) => known.name === name);
  const nextYear = new Date(now * 1000).getUTCFullYear() + 1;
  return card ? describe(card, { month: 12, year: nextYear }, {}, now) : null;
}

/** Reads the card frame's `payment_method_data`. Invalid card details result in a card error. */
export function typedMethod(data: Form, now: number): PaymentMethod | Answer {
  const given = readParameters(data, { type: oneOf('card'), card: form, billing_details: form });
  if (isRefused(given)) return given;
  const details = readParameters(given.card ?? {}, { number: text, exp_month: text, exp_year: text, cvc: text });
  if (isRefused(details)) return details;
  const billing = readParameters(given.billing_details ?? {}, { name: text, email: text, phone: text, address: form });
  if (isRefused(billing)) return billing;

  const { number, exp_month, exp_year, cvc } = details;
  if (!number) return refuseParameter('payment_method_data[card]', 'Missing required param: card[number].');
  const card = testCards.find((known) => known.number === number.replaceAll(' ', ''));
  if (!card) return refuseCard('incorrect_number', 'number', 'Your card number is incorrect.');
  const month = Number(exp_month);
  if (!(month >= 1 && month <= 12)) {
    return refuseCard('invalid_expiry_month', 'exp_month', "Your card's expiration month is invalid.");
  }
  const year = 2000 + (Number(exp_year) % 100);
  const today = new Date(now * 1000);
  if (!(year * 12 + month > today.getUTCFullYear() * 12 + today.getUTCMonth())) {
    return refuseCard('invalid_expiry_year_past', 'exp_year', "Your card's expiration date is in the past.");
  }
  if (!/^\d{3}$/.test(cvc ?? '')) return refuseCard('invalid_cvc', 'cvc', "Your card's security code is invalid.");
  return describe(card, { month, year }, billing, now);
}

const refuseCard = (code: string, param: string, message: string): Answer =>
  fail(402, { type: 'card_error', code, param, message });

const describe = (
  { number }: TestCard,
  expiry: { month: number; year: number },
  billing: { name?: string | null; email?: string | null; phone?: string | null },
  now: number,
): PaymentMethod => ({
  id: createId('pm'),
  object: 'payment_method',
  billing_details: {
    address: null,
    email: billing.email ?? null,
    name: billing.name ?? null,
    phone: billing.phone ?? null,
  },
  card: {
    brand: 'visa',
    country: 'FR',
    exp_month: expiry.month,
    exp_year: expiry.year,
    funding: 'credit',
    last4: number.slice(-4),
  },
  created: now,
  customer: null,
  livemode: false,
  metadata: {},
  type: 'card',
});
