/** The state of a payment: to be confirmed by the diner, being examined, held, taken, or given back. */
export type IntentState = 'open' | 'processing' | 'authorised' | 'captured' | 'cancelled';

export interface PaymentIntent {
  id: string;
  /** The diner's browser confirms the payment by it. Never stored, never logged. */
  clientSecret: string;
  state: IntentState;
  amountCents: number;
  /** The amount that is held, or was captured, which may be a part; 0 before. */
  heldCents: number;
  /** The refunded part of the captured amount, whoever refunded it. */
  returnedCents: number;
  /** True: the card holder disputes it, and the bank takes the money back. */
  isContested: boolean;
  currency: string;
  /** The `local_id` of the order; null: none. */
  localId: string | null;
}

export interface NewIntent {
  amountCents: number;
  customerId: string | null;
  localId: string | null;
  /** The number of the attempt for this `local_id`: a repeated attempt makes no second intent. */
  attempt: number;
}

/** The state of a refund; it may be refused days after it was done. */
export type RefundState = 'pending' | 'done' | 'refused';

interface NewRefund {
  intentId: string;
  /** Our id: the same one is never refunded twice. */
  refundId: string;
  amountCents: number;
}

/** A webhook event. Its content is not trusted: the payment is looked up. */
export interface PaymentEvent {
  id: string;
  kind: string;
  /** Null: the event is about something else. */
  intentId: string | null;
  /** True: the event is about a refund of the payment. */
  isOfRefund: boolean;
}

export interface RegisteredWebhook {
  url: string;
  isEnabled: boolean;
  /** The events that it gets; `*`: all. */
  events: string[];
}

/**
 * Takes card payments. Each call has 10 s and rejects with `GatewayFailure` if its outcome is unknown; the caller must look the payment up
 * before a repetition. A final refusal is a value.
 */
export interface PaymentGateway {
  readonly currency: string;
  /** Returns the provider's id of the customer; null: refused. */
  createCustomer(customer: { email: string; name: string; phone: string }): Promise<string | null>;
  /** Deletes a customer at the provider; an unknown one counts as deleted. */
  deleteCustomer(id: string): Promise<void>;
  /** Null: refused, for example because the customer is unknown. */
  createIntent(intent: NewIntent): Promise<PaymentIntent | null>;
  /** Returns the intent after the change; its amount differs if it can't be changed any more. Null: unknown. */
  updateIntent(id: string, amountCents: number): Promise<PaymentIntent | null>;
  /** Null: unknown. */
  findIntent(id: string): Promise<PaymentIntent | null>;
  /** Captures the held amount. Returns the intent, which is not `captured` after a final refusal. Null: unknown. */
  capture(id: string): Promise<PaymentIntent | null>;
  /** Releases the held amount. Returns the intent, which is not `cancelled` after a final refusal. Null: unknown. */
  cancel(id: string): Promise<PaymentIntent | null>;
  /** Refunds, unless this refund was requested before; returns its state. */
  refund(refund: NewRefund): Promise<RefundState>;
  /** Returns the event if the provider signed exactly these bytes in the last 5 minutes; else null. */
  readWebhook(rawBody: Buffer, signature: string): PaymentEvent | null;
  /** Null: the key may not read them. */
  listWebhooks(): Promise<RegisteredWebhook[] | null>;
  /** Ends open calls after 5 s; their payments are settled at the next start. */
  close(): void;
}
