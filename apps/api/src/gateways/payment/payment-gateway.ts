import type { DisputeReason, DisputeState, PaymentFacts } from '@comptoir/domain';

export type IntentState = 'open' | 'processing' | 'authorised' | 'captured' | 'cancelled';

export interface PaymentIntent {
  id: string;
  /** The browser confirms the payment with this secret, which is never stored or logged. */
  clientSecret: string;
  state: IntentState;
  amountCents: number;
  /** The authorised amount, or the captured amount, which may be smaller. 0 before authorisation. */
  heldCents: number;
  /** The refunded part of the captured amount, including refunds from the provider's dashboard. */
  returnedCents: number;
  isContested: boolean;
  /** Null before the authorisation. */
  facts: PaymentFacts | null;
  currency: string;
  localId: string | null;
  /** The provider's names of the methods by which it can be paid. */
  methods: string[];
  /** The page at PayPal that waits for the diner's answer, and where it leads back to. Null if none waits. */
  visit: { url: string; returnUrl: string } | null;
  /** True if a confirmation of this payment was refused, or given up by the diner. */
  wasRefused: boolean;
}

export interface NewIntent {
  amountCents: number;
  /** The provider's names of the methods by which it can be paid. */
  methods: string[];
  customerId: string | null;
  localId: string | null;
  /** The number of the attempt for this `local_id`, which makes the creation idempotent. */
  attempt: number;
}

/** A refund can still fail days after it was done. */
export type RefundState = 'pending' | 'done' | 'refused';

interface NewRefund {
  intentId: string;
  /** The shop's own id of the refund, which makes it idempotent. */
  refundId: string;
  amountCents: number;
}

/** A payment that its holder contests at the bank. */
export interface ProviderDispute {
  id: string;
  amountCents: number;
  reason: DisputeReason;
  state: DisputeState;
  openedAt: Temporal.Instant;
  /** Until when the restaurant may answer. Null if it can't any more. */
  dueBy: Temporal.Instant | null;
  /** True if the payment may be refunded in spite of the dispute. */
  isRefundable: boolean;
  /** Movements of the account's money. Amounts and fees are signed cents: taken is negative, a fee is positive. */
  funds: { id: string; amountCents: number; feeCents: number; at: Temporal.Instant }[];
}

/** A webhook event. Its content is not trusted: the shop fetches the payment from the provider instead. */
export interface PaymentEvent {
  id: string;
  kind: string;
  intentId: string | null;
  about: 'payment' | 'refund' | 'dispute';
}

export interface RegisteredWebhook {
  url: string;
  isEnabled: boolean;
  events: string[];
}

/** A host of the shop, as the provider knows it for wallets. */
export interface WalletHost {
  host: string;
  isEnabled: boolean;
  /** Why a wallet is inactive on the host, in the provider's words. Null if it is active. */
  refusals: Record<'applePay' | 'googlePay' | 'link', string | null>;
}

/**
 * Rejects with `GatewayFailure` if the result of a call is unknown; the caller must then fetch the payment before a
 * retry. A final rejection by the provider is a return value.
 */
export interface PaymentGateway {
  readonly currency: string;
  createCustomer(customer: { email: string; name: string; phone: string }): Promise<string | null>;
  /** Deletes a customer at the provider. Succeeds if the customer does not exist. */
  deleteCustomer(id: string): Promise<void>;
  createIntent(intent: NewIntent): Promise<PaymentIntent | null>;
  /** Returns the intent, with its old amount if the amount can't change any more. Null if the intent does not exist. */
  updateIntent(id: string, amountCents: number): Promise<PaymentIntent | null>;
  /**
   * Confirms by PayPal, once for each intent, so that the diner can be sent to its page. After a rejection the intent has no `visit`.
   * Null if there is no intent.
   */
  confirmByPaypal(id: string, returnUrl: string): Promise<PaymentIntent | null>;
  /** True if the address is a page of PayPal's or the provider's, to which diners may be sent. */
  mayVisit(url: string): boolean;
  /** Whether the account offers PayPal. */
  isPaypalOffered(): Promise<boolean>;
  findIntent(id: string): Promise<PaymentIntent | null>;
  /** Captures the authorised amount. After a rejection the intent is not `captured`. Null if there is no intent. */
  capture(id: string): Promise<PaymentIntent | null>;
  /** Releases the authorised amount. After a rejection the intent is not `cancelled`. Null if there is no intent. */
  cancel(id: string): Promise<PaymentIntent | null>;
  refund(refund: NewRefund): Promise<RefundState>;
  listDisputes(intentId: string): Promise<ProviderDispute[]>;
  /** The newest disputes of the whole account, at most 100, with their payments. */
  listNewestDisputes(): Promise<{ id: string; intentId: string }[]>;
  /** Returns the event if the provider signed these exact bytes within the last 5 minutes, otherwise null. */
  readWebhook(rawBody: Buffer, signature: string): PaymentEvent | null;
  /** Returns null if the API key has no permission to list webhooks. */
  listWebhooks(): Promise<RegisteredWebhook[] | null>;
  /** Returns null if the host is not registered. */
  findWalletHost(host: string): Promise<WalletHost | null>;
  /** Registers a host, or has it validated again. */
  registerWalletHost(host: string): Promise<WalletHost>;
  /** Aborts open calls after 5 s. Their payments are settled at the next start. */
  close(): void;
}
