/** Where a payment stands: to be confirmed by the diner, being examined, held for us, taken, or given back. */
export type IntentState = 'open' | 'processing' | 'authorised' | 'captured' | 'cancelled';

/** One payment by card at the provider. */
export interface PaymentIntent {
  id: string;
  /** With it the diner's browser confirms the payment; never stored, never logged. */
  clientSecret: string;
  state: IntentState;
  /** What was asked for. */
  amountCents: number;
  /** What is held, or once it was captured what was taken: a part of the amount may be. 0 before. */
  heldCents: number;
  /** What went back of what was taken, whoever gave it back. */
  returnedCents: number;
  /** The holder of the card contests it at their bank, which takes the money back by itself. */
  isContested: boolean;
  /** As in ISO 4217: "EUR". */
  currency: string;
  /** The order's `local_id` that the payment is bound to; null: none. */
  localId: string | null;
}

export interface NewIntent {
  amountCents: number;
  customerId: string | null;
  localId: string | null;
  /** Which attempt of this `local_id` it is: the same one never makes two intents. */
  attempt: number;
}

/** Where a refund stands: on its way through the banks, with the diner, or refused, be it days after it was done. */
export type RefundState = 'pending' | 'done' | 'refused';

interface NewRefund {
  intentId: string;
  /** Ours: the same one never pays back twice. */
  refundId: string;
  amountCents: number;
}

/** Something that happened to a payment, as the provider tells it. What it says of the payment is not believed: it is looked up. */
export interface PaymentEvent {
  id: string;
  kind: string;
  /** Null: about something else. */
  intentId: string | null;
  /** It tells of what is paid back of that payment. */
  isOfRefund: boolean;
}

/** Where the provider calls when something happens to a payment. */
export interface RegisteredWebhook {
  url: string;
  isEnabled: boolean;
  /** What it is told of; `*`: everything. */
  events: string[];
}

/**
 * Takes payments by card. Each call has 10 s and rejects with `GatewayFailure` where its outcome is unknown: whoever asks again
 * looks first. What the provider refuses for good is a value.
 */
export interface PaymentGateway {
  /** What payments are taken in, as in ISO 4217. */
  readonly currency: string;
  /** The provider's id of a customer; null: refused. */
  createCustomer(customer: { email: string; name: string; phone: string }): Promise<string | null>;
  /** Has the provider forget a customer; one that it does not know is forgotten. */
  deleteCustomer(id: string): Promise<void>;
  /** Null: refused, for example a customer that the provider does not know. */
  createIntent(intent: NewIntent): Promise<PaymentIntent | null>;
  /** The intent after it; with another amount than asked for where it can't be changed any more. Null: unknown. */
  updateIntent(id: string, amountCents: number): Promise<PaymentIntent | null>;
  /** Null: unknown. */
  findIntent(id: string): Promise<PaymentIntent | null>;
  /** Takes the money that is held. The intent after it: not `captured` where that was refused for good. Null: unknown. */
  capture(id: string): Promise<PaymentIntent | null>;
  /** Gives back what is held. The intent after it: not `cancelled` where that was refused for good. Null: unknown. */
  cancel(id: string): Promise<PaymentIntent | null>;
  /** Pays back, unless that was asked for before; where it stands. */
  refund(refund: NewRefund): Promise<RefundState>;
  /** An event, when the provider signed exactly these bytes in the last 5 minutes; null: it did not. */
  readWebhook(rawBody: Buffer, signature: string): PaymentEvent | null;
  /** Whom the provider calls; null: this key may not see it. */
  listWebhooks(): Promise<RegisteredWebhook[] | null>;
  /** The server ends: after 5 s what is still asked fails, and is settled at the next start. */
  close(): void;
}
