import Stripe from 'stripe';

/** What one call was answered: Stripe's object, or the facts of its error. */
export interface PlayedCall {
  name: string;
  answer: unknown;
}

type Play = <T>(name: string, call: () => Promise<T>) => Promise<T | null>;

const whole = { expand: ['latest_charge', 'payment_method'] };
const order = { amount: 3545, currency: 'eur', capture_method: 'manual', metadata: { local_id: 'compare' } } as const;
const cardOnly: Stripe.PaymentIntentCreateParams = { ...order, allowed_payment_method_types: ['card'] };

const refusedCards = [
  ...['pm_card_chargeDeclined', 'pm_card_chargeDeclinedInsufficientFunds', 'pm_card_chargeDeclinedLostCard'],
  ...['pm_card_chargeDeclinedStolenCard', 'pm_card_chargeDeclinedFraudulent', 'pm_card_chargeDeclinedExpiredCard'],
  ...['pm_card_chargeDeclinedIncorrectCvc', 'pm_card_chargeDeclinedProcessingError'],
];
const acceptedCards = [
  ...['pm_card_mastercard', 'pm_card_visa_cartesBancaires', 'pm_card_mastercard_cartesBancaires'],
  ...['pm_card_threeDSecure2Required', 'pm_card_authenticationRequired'],
];

/**
 * Plays the calls that the shop makes, and the mistakes that it could make, and returns the answers in their sequence (PYX-68).
 * A call after one that failed is made with an id that does not exist, so that both sides play the same calls.
 */
export async function playScenario(stripe: Stripe): Promise<PlayedCall[]> {
  const played: PlayedCall[] = [];
  const play: Play = async (name, call) => {
    try {
      const answer = await call();
      played.push({ name, answer });
      return answer;
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeError) || error.statusCode === undefined) throw error;
      played.push({ name, answer: factsOf(error) });
      return null;
    }
  };
  await playOrder(stripe, play);
  await playCards(stripe, play);
  await playMistakes(stripe, play);
  return played;
}

function factsOf({ statusCode, rawType, code, decline_code, param, payment_intent }: Stripe.errors.StripeError) {
  const [said, refusal, field, intent] = [code, decline_code, param, payment_intent].map((fact) => fact ?? null);
  return { statusCode, type: rawType, code: said, decline_code: refusal, param: field, payment_intent: intent };
}

/** The life of an order: prepared, paid, captured, refunded in two parts; and one that is let go. */
async function playOrder({ customers, paymentIntents, refunds }: Stripe, play: Play): Promise<void> {
  const customer = await play('customer', () =>
    customers.create({ email: 'camille@example.com', name: 'Camille Martin', phone: '+33612345678' }),
  );
  const made = await play('intent', () =>
    paymentIntents.create({ ...cardOnly, ...(customer && { customer: customer.id }) }),
  );
  const id = made?.id ?? 'pi_missing';
  await play('intent, another amount', () => paymentIntents.update(id, { amount: 3600, ...whole }));
  await play('intent, paid', () => paymentIntents.confirm(id, { payment_method: 'pm_card_visa' }));
  await play('intent, another amount too late', () => paymentIntents.update(id, { amount: 3700 }));
  await play('intent, read', () => paymentIntents.retrieve(id, whole));
  await play('intent, captured', () => paymentIntents.capture(id, whole));
  await play('intent, captured twice', () => paymentIntents.capture(id));
  await play('intent, cancelled too late', () => paymentIntents.cancel(id));
  const metadata = { refund_id: 'compare' };
  await play('refund of a part', () => refunds.create({ payment_intent: id, amount: 1000, metadata }));
  await play('refund of too much', () => refunds.create({ payment_intent: id, amount: 2601 }));
  await play('refund of the rest', () => refunds.create({ payment_intent: id, amount: 2600, metadata }));
  await play('refunds, listed', () => refunds.list({ payment_intent: id, limit: 100 }));
  await play('intent, refunded', () => paymentIntents.retrieve(id, whole));
  const left = await play('intent with wallets', () =>
    paymentIntents.create({ ...order, allowed_payment_method_types: ['card', 'link'] }),
  );
  await play('intent, let go', () => paymentIntents.cancel(left?.id ?? 'pi_missing', whole));
  await play('customer, deleted', () => customers.del(customer?.id ?? 'cus_missing'));
}

async function playCards({ paymentIntents }: Stripe, play: Play): Promise<void> {
  for (const card of [...refusedCards, ...acceptedCards]) {
    const made = await paymentIntents.create({ ...cardOnly });
    await play(card, () => paymentIntents.confirm(made.id, { payment_method: card }));
    await play(`${card}, read`, () => paymentIntents.retrieve(made.id, whole));
    await play(`${card}, let go`, () => paymentIntents.cancel(made.id));
  }
}

async function playMistakes({ paymentIntents, paymentMethodDomains }: Stripe, play: Play): Promise<void> {
  const make = (parameters: object) => () => paymentIntents.create(parameters as Stripe.PaymentIntentCreateParams);
  await play('an intent that does not exist', () => paymentIntents.retrieve('pi_missing'));
  await play('too small an amount', make({ ...cardOnly, amount: 49 }));
  await play('no amount', make({ currency: 'eur' }));
  await play('a customer who does not exist', make({ ...cardOnly, customer: 'cus_missing' }));
  await play('an unknown parameter', make({ ...cardOnly, colour: 'blue' }));
  await play('the methods of an older version', make({ ...order, payment_method_types: ['card'] }));
  const idempotencyKey = `compare:${crypto.randomUUID()}`;
  const once = await paymentIntents.create({ ...cardOnly }, { idempotencyKey });
  await play('a key used twice', () => paymentIntents.create({ ...cardOnly }, { idempotencyKey }));
  await play('a key used for another amount', () =>
    paymentIntents.create({ ...cardOnly, amount: 3600 }, { idempotencyKey }),
  );
  await paymentIntents.cancel(once.id);
  await play('hosts of the wallets', () => paymentMethodDomains.list({ domain_name: 'compare.example', limit: 1 }));
}
