import type { PaymentKind } from '@comptoir/domain';
import { type PaymentIntent, type Sandbox, startSandbox } from '@comptoir/stripe-sandbox';

/** What the shop answered to a browser that is to pay. */
export interface AskedPayment {
  id?: string;
  client_secret?: string;
  redirect_url?: string;
}

export interface TestSandbox extends Sandbox {
  /** Confirms a payment by one of Stripe's test cards, like a diner. */
  confirm(intentId: string, card?: string): Promise<void>;
  /**
   * Authorises a payment as the provider's script and its pages do: by one of Stripe's test cards, a wallet that has it,
   * or PayPal.
   */
  authorise(kind: PaymentKind, asked: AskedPayment, card?: string): Promise<void>;
  /** Returns a payment from the sandbox's ledger. */
  intent(id: string): PaymentIntent | undefined;
  /** The captured amount minus refunds, in cents. */
  takenCents(): number;
  call(path: string, form: Record<string, string>): Promise<Record<string, unknown>>;
}

export async function startTestSandbox(): Promise<TestSandbox> {
  const sandbox = await startSandbox({ port: 0 });
  const call: TestSandbox['call'] = async (path, form) => {
    const answer = await fetch(`http://${sandbox.apiHost}:${sandbox.apiPort}${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${sandbox.secretKey}` },
      body: new URLSearchParams(form),
    });
    return (await answer.json()) as Record<string, unknown>;
  };
  const confirm: TestSandbox['confirm'] = async (id, card = 'pm_card_visa') => {
    await call(`/v1/payment_intents/${id}/confirm`, { payment_method: card });
  };
  const authorise: TestSandbox['authorise'] = async (kind, asked, card = 'pm_card_visa') => {
    const { id = '', client_secret = '', redirect_url: page = '' } = asked;
    if (kind === 'card') return confirm(id, card);
    if (kind === 'paypal') {
      await fetch(page, { method: 'POST', body: new URLSearchParams({ answer: 'approve' }), redirect: 'manual' });
      return;
    }
    await fetch(`http://${sandbox.apiHost}:${sandbox.apiPort}/v1/payment_intents/${id}/confirm`, {
      method: 'POST',
      headers: { authorization: `Bearer ${sandbox.publishableKey}` },
      body: new URLSearchParams({
        client_secret,
        'payment_method_data[type]': 'card',
        'payment_method_data[wallet][type]': kind,
        'payment_method_data[wallet][card]': card,
      }),
    });
  };
  return {
    ...sandbox,
    call,
    confirm,
    authorise,
    intent: (id) => sandbox.ledger().paymentIntents.find((intent) => intent.id === id),
    takenCents: () => {
      const { charges, refunds } = sandbox.ledger();
      const refunded = refunds.reduce((sum, refund) => sum + refund.amount, 0);
      return charges.reduce((sum, charge) => sum + charge.amount_captured, 0) - refunded;
    },
  };
}
