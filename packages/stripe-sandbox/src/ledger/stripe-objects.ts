// Objects in Stripe's documented shapes. Times are seconds since 1970, amounts the currency's smallest unit.

export type Metadata = Record<string, string>;

export interface Customer {
  id: string;
  object: 'customer';
  address: null;
  balance: number;
  created: number;
  currency: null;
  description: string | null;
  email: string | null;
  livemode: false;
  metadata: Metadata;
  name: string | null;
  phone: string | null;
  shipping: null;
  deleted?: true;
}

export type CardNetwork = 'cartes_bancaires' | 'mastercard' | 'visa';

export const walletKinds = ['apple_pay', 'google_pay', 'link'] as const;
export type WalletKind = (typeof walletKinds)[number];

/** The wallet that held a card. Apple Pay and Google Pay tell the last digits of the device's own number. */
interface Wallet {
  type: WalletKind;
  dynamic_last4: string | null;
}

/** A host of the shop on which wallets may be shown. */
export interface PaymentMethodDomain {
  id: string;
  object: 'payment_method_domain';
  apple_pay: DomainStatus;
  created: number;
  domain_name: string;
  enabled: boolean;
  google_pay: DomainStatus;
  link: DomainStatus;
  livemode: false;
}

interface DomainStatus {
  status: 'active' | 'inactive';
  status_details?: { error_message: string };
}

interface AnyMethod {
  id: string;
  object: 'payment_method';
  billing_details: { address: null; email: string | null; name: string | null; phone: string | null };
  created: number;
  customer: null;
  livemode: false;
  metadata: Metadata;
}

/** A typed card. Its number is never stored. */
export interface CardMethod extends AnyMethod {
  card: {
    brand: 'mastercard' | 'visa';
    country: string;
    exp_month: number;
    exp_year: number;
    funding: 'credit';
    last4: string;
    /** `preferred` is the holder's choice, `invalid_preference` if the card is not of that network. */
    networks: { available: CardNetwork[]; preferred: CardNetwork | 'invalid_preference' | null };
    wallet: Wallet | null;
  };
  type: 'card';
}

/** The account at PayPal, which is known only once its holder approved. */
interface PaypalAccount {
  country: string | null;
  payer_email: string | null;
  payer_id: string | null;
}

export interface PaypalMethod extends AnyMethod {
  paypal: PaypalAccount;
  type: 'paypal';
}

export type PaymentMethod = CardMethod | PaypalMethod;

/** The way of a diner to PayPal's page and back, for one confirmation. */
export interface PaypalVisit {
  id: string;
  intent: string;
  method: string;
  returnUrl: string;
}

interface ConfiguredMethod {
  available: boolean;
  display_preference: { overridable: null; preference: 'on'; value: 'on' | 'off' };
}

/** The payment methods that the account offers. */
export interface PaymentMethodConfiguration {
  id: string;
  object: 'payment_method_configuration';
  active: true;
  application: null;
  card: ConfiguredMethod;
  created: number;
  is_default: true;
  livemode: false;
  name: string;
  parent: null;
  paypal: ConfiguredMethod;
}

export type IntentMethod = 'card' | 'link' | 'paypal';

/** What must happen before the payment goes on: the bank's question, or a visit of PayPal's page. */
type NextAction =
  | { type: 'use_stripe_sdk'; use_stripe_sdk: { type: 'three_d_secure_redirect' } }
  | { type: 'redirect_to_url'; redirect_to_url: { url: string; return_url: string } };

export type IntentStatus =
  | 'requires_payment_method'
  | 'requires_confirmation'
  | 'requires_action'
  | 'processing'
  | 'requires_capture'
  | 'succeeded'
  | 'canceled';

export interface PaymentIntent {
  id: string;
  object: 'payment_intent';
  allowed_payment_method_types: IntentMethod[] | null;
  amount: number;
  amount_capturable: number;
  amount_received: number;
  automatic_payment_methods: null;
  canceled_at: number | null;
  cancellation_reason: string | null;
  capture_method: 'automatic' | 'manual';
  client_secret: string;
  confirmation_method: 'automatic';
  created: number;
  currency: string;
  customer: string | null;
  description: string | null;
  last_payment_error: StripeErrorBody | null;
  latest_charge: string | null;
  livemode: false;
  metadata: Metadata;
  next_action: NextAction | null;
  payment_method: string | null;
  payment_method_types: string[];
  processing: null;
  receipt_email: null;
  setup_future_usage: null;
  shipping: null;
  status: IntentStatus;
}

export interface Charge {
  id: string;
  object: 'charge';
  amount: number;
  amount_captured: number;
  amount_refunded: number;
  /** What the statement of the card's holder says. */
  calculated_statement_descriptor: string;
  captured: boolean;
  created: number;
  currency: string;
  customer: string | null;
  disputed: boolean;
  failure_code: string | null;
  failure_message: string | null;
  livemode: false;
  metadata: Metadata;
  paid: boolean;
  payment_intent: string;
  payment_method: string;
  payment_method_details: {
    type: PaymentMethod['type'];
    card?: Omit<CardMethod['card'], 'networks'> & {
      /** The time until which an authorised charge can be captured; null without one. */
      capture_before: number | null;
      /** The network that charged the card. */
      network: CardNetwork;
    };
    paypal?: PaypalAccount & { payer_name: string | null; transaction_id: string };
  };
  refunded: boolean;
  status: 'succeeded' | 'failed';
}

export interface Refund {
  id: string;
  object: 'refund';
  amount: number;
  charge: string;
  created: number;
  currency: string;
  metadata: Metadata;
  payment_intent: string;
  reason: string | null;
  status: 'pending' | 'succeeded' | 'failed';
}

/** A movement of the account's money. Amount and fee are signed cents; the net is the amount without the fee. */
export interface BalanceTransaction {
  id: string;
  object: 'balance_transaction';
  amount: number;
  created: number;
  currency: string;
  fee: number;
  net: number;
  reporting_category: 'dispute' | 'dispute_reversal';
  source: string;
  type: 'adjustment';
}

export interface Dispute {
  id: string;
  object: 'dispute';
  amount: number;
  balance_transactions: BalanceTransaction[];
  charge: string;
  created: number;
  currency: string;
  evidence_details: { due_by: number | null; has_evidence: boolean; past_due: boolean; submission_count: number };
  is_charge_refundable: boolean;
  livemode: false;
  metadata: Metadata;
  payment_intent: string;
  reason: string;
  status: 'needs_response' | 'won' | 'lost';
}

export interface StripeEvent {
  id: string;
  object: 'event';
  api_version: string;
  created: number;
  data: { object: PaymentIntent | Charge | Refund | Customer | Dispute };
  livemode: false;
  /** 1 until the shop has acknowledged the event or the sandbox has given up. */
  pending_webhooks: 0 | 1;
  request: { id: string; idempotency_key: string | null };
  type: string;
}

export interface StripeErrorBody {
  type: 'invalid_request_error' | 'card_error' | 'idempotency_error' | 'api_error';
  message: string;
  code?: string;
  decline_code?: string;
  param?: string;
  charge?: string;
  payment_intent?: Partial<PaymentIntent>;
  payment_method?: PaymentMethod;
}
