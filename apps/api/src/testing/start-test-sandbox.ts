import { type PaymentIntent, type Sandbox, startSandbox } from '@comptoir/stripe-sandbox';

export interface TestSandbox extends Sandbox {
  /** Confirms a payment by one of Stripe's test cards, like a diner. */
  confirm(intentId: string, card?: string): Promise<void>;
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
  return {
    ...sandbox,
    call,
    confirm: async (id, card = 'pm_card_visa') => {
      await call(`/v1/payment_intents/${id}/confirm`, { payment_method: card });
    },
    intent: (id) => sandbox.ledger().paymentIntents.find((intent) => intent.id === id),
    takenCents: () => {
      const { charges, refunds } = sandbox.ledger();
      const refunded = refunds.reduce((sum, refund) => sum + refund.amount, 0);
      return charges.reduce((sum, charge) => sum + charge.amount_captured, 0) - refunded;
    },
  };
}
