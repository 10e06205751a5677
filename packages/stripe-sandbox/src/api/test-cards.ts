import { createId } from '../create-id.ts';
import { type Answer, fail, refuseParameter } from '../http/answer.ts';
import type { Form } from '../http/parse-form.ts';
import { form, isRefused, oneOf, readParameters, text } from '../http/read-parameters.ts';
import { type CardMethod, type CardNetwork, type PaymentMethod, walletKinds } from '../ledger/stripe-objects.ts';

/** What a test card does when it is charged or refunded. `refundsLate` leaves a refund pending, `failsRefunds` lets it fail afterwards. */
type Conduct = 'accepts' | 'declines' | 'asks' | 'refundsLate' | 'failsRefunds' | 'disputes';

/** Why a bank refuses a card, in Stripe's words. */
interface Refusal {
  code: string;
  decline_code: string;
  message: string;
}

interface TestCard {
  number: string;
  /** The card's name for server-side tests, which type no number. */
  name: string;
  brand: 'visa' | 'mastercard';
  conduct: Conduct;
  /** Present if the card is declined. */
  refusal?: Refusal;
  /** Whether the card also belongs to the network Cartes Bancaires, so that its holder chooses. */
  isCoBadged?: true;
}

const declined = (decline_code: string, message = 'Your card was declined.', code = 'card_declined') =>
  ({ brand: 'visa', conduct: 'declines', refusal: { code, decline_code, message } }) as const;
const visa = (conduct: Conduct) => ({ brand: 'visa', conduct }) as const;

/** Stripe's own test cards, as far as the shop needs them (PAY-19, PYX-63). */
const testCards: TestCard[] = [
  { number: '4242424242424242', name: 'pm_card_visa', ...visa('accepts') },
  { number: '5555555555554444', name: 'pm_card_mastercard', brand: 'mastercard', conduct: 'accepts' },
  { number: '4000002500001001', name: 'pm_card_visa_cartesBancaires', ...visa('accepts'), isCoBadged: true },
  {
    number: '5555552500001001',
    name: 'pm_card_mastercard_cartesBancaires',
    brand: 'mastercard',
    conduct: 'accepts',
    isCoBadged: true,
  },
  { number: '4000000000000002', name: 'pm_card_chargeDeclined', ...declined('generic_decline') },
  {
    number: '4000000000009995',
    name: 'pm_card_chargeDeclinedInsufficientFunds',
    ...declined('insufficient_funds', 'Your card has insufficient funds.'),
  },
  { number: '4000000000009987', name: 'pm_card_chargeDeclinedLostCard', ...declined('lost_card') },
  { number: '4000000000009979', name: 'pm_card_chargeDeclinedStolenCard', ...declined('stolen_card') },
  { number: '4100000000000019', name: 'pm_card_chargeDeclinedFraudulent', ...declined('fraudulent') },
  {
    number: '4000000000000069',
    name: 'pm_card_chargeDeclinedExpiredCard',
    ...declined('expired_card', 'Your card has expired.', 'expired_card'),
  },
  {
    number: '4000000000000127',
    name: 'pm_card_chargeDeclinedIncorrectCvc',
    ...declined('incorrect_cvc', "Your card's security code is incorrect.", 'incorrect_cvc'),
  },
  {
    number: '4000000000000119',
    name: 'pm_card_chargeDeclinedProcessingError',
    ...declined(
      'processing_error',
      'An error occurred while processing your card. Try again in a little bit.',
      'processing_error',
    ),
  },
  { number: '4000002500003155', name: 'pm_card_threeDSecure2Required', ...visa('asks') },
  { number: '4000002760003184', name: 'pm_card_authenticationRequired', ...visa('asks') },
  { number: '4000000000007726', name: 'pm_card_pendingRefund', ...visa('refundsLate') },
  { number: '4000000000005126', name: 'pm_card_refundFail', ...visa('failsRefunds') },
  { number: '4000000000000259', name: 'pm_card_createDispute', ...visa('disputes') },
];

/** The brand and the last four digits identify a test card, so the full number is never stored. */
function cardOf({ id, card }: CardMethod): TestCard {
  const known = testCards.find(({ number, brand }) => brand === card.brand && number.endsWith(card.last4));
  if (!known) throw new Error(`${id} is no test card`);
  return known;
}

/** PayPal accepts what its holder approves. */
export const cardConduct = (method: PaymentMethod): Conduct =>
  method.type === 'card' ? cardOf(method).conduct : 'accepts';

/** Why the bank declines the card. Null if it does not. */
export const cardRefusal = (method: PaymentMethod): Refusal | null =>
  method.type === 'card' ? (cardOf(method).refusal ?? null) : null;

export function namedMethod(name: string, now: number): CardMethod | null {
  const card = testCards.find((known) => known.name === name);
  const nextYear = new Date(now * 1000).getUTCFullYear() + 1;
  return card ? describe(card, { month: 12, year: nextYear, preferred: null }, {}, now) : null;
}

const networks: CardNetwork[] = ['cartes_bancaires', 'mastercard', 'visa'];

/** Reads the `payment_method_data` of the card's frame, or of the sheet of a wallet. Invalid card details result in a card error. */
export function typedMethod(data: Form, now: number): CardMethod | Answer {
  const given = readParameters(data, { type: oneOf('card'), card: form, wallet: form, billing_details: form });
  if (isRefused(given)) return given;
  const billing = readParameters(given.billing_details ?? {}, { name: text, email: text, phone: text, address: form });
  if (isRefused(billing)) return billing;
  return given.wallet ? walletMethod(given.wallet, billing, now) : readCard(given.card ?? {}, billing, now);
}

function readCard(typed: Form, billing: Billing, now: number): CardMethod | Answer {
  const details = readParameters(typed, {
    number: text,
    exp_month: text,
    exp_year: text,
    cvc: text,
    networks: form,
  });
  if (isRefused(details)) return details;
  const chosen = readParameters(details.networks ?? {}, { preferred: oneOf(...networks) });
  if (isRefused(chosen)) return chosen;

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
  return describe(card, { month, year, preferred: chosen.preferred ?? null }, billing, now);
}

/** The digits of the device's own number, which are not those of the card. */
const deviceDigits = '9876';

/** Reads what the sheet of a wallet sends: the wallet, and the name of the card in it. */
function walletMethod(data: Form, billing: Billing, now: number): CardMethod | Answer {
  const given = readParameters(data, { type: oneOf(...walletKinds), card: text });
  if (isRefused(given)) return given;
  const { type } = given;
  const method = namedMethod(given.card ?? '', now);
  if (!type || !method) return refuseParameter('payment_method_data[wallet]', 'The wallet holds no such card.');
  return {
    ...method,
    billing_details: detailsOf(billing),
    card: { ...method.card, wallet: { type, dynamic_last4: type === 'link' ? null : deviceDigits } },
  };
}

const refuseCard = (code: string, param: string, message: string): Answer =>
  fail(402, { type: 'card_error', code, param, message });

type Billing = Partial<Record<'name' | 'email' | 'phone', string | null>>;

const detailsOf = ({ email = null, name = null, phone = null }: Billing): CardMethod['billing_details'] => ({
  address: null,
  email,
  name,
  phone,
});

function describe(
  { number, brand, isCoBadged }: TestCard,
  typed: { month: number; year: number; preferred: CardNetwork | null },
  billing: Billing,
  now: number,
): CardMethod {
  const available: CardNetwork[] = isCoBadged ? ['cartes_bancaires', brand] : [brand];
  const { preferred } = typed;
  return {
    id: createId('pm'),
    object: 'payment_method',
    billing_details: detailsOf(billing),
    card: {
      brand,
      country: 'FR',
      exp_month: typed.month,
      exp_year: typed.year,
      funding: 'credit',
      last4: number.slice(-4),
      networks: {
        available,
        preferred: preferred === null || available.includes(preferred) ? preferred : 'invalid_preference',
      },
      wallet: null,
    },
    created: now,
    customer: null,
    livemode: false,
    metadata: {},
    type: 'card',
  };
}
