/** The ways of paying online. A wallet charges a card, but the diner knows it by the wallet's name. */
export const paymentKinds = ['card', 'apple_pay', 'google_pay', 'link', 'paypal'] as const;

export type PaymentKind = (typeof paymentKinds)[number];

/** What paid an order online, as the payment provider told it. */
export interface PaidBy {
  kind: PaymentKind;
  /** The provider's name of the brand on the card, such as "visa". Null without a card. */
  brand: string | null;
  /** The network that charged the card: "cartes_bancaires" for many French cards, whose brand is "visa". */
  network: string | null;
  last4: string | null;
}

/** What authorised or captured a payment, as the provider tells it. */
export interface PaymentFacts extends PaidBy {
  chargeId: string;
  /** The networks of a co-badged card, of which its holder may choose one. */
  networks: string[];
  /** The network that the holder chose. Null without a choice. */
  chosenNetwork: string | null;
  /** The country of the card, such as "FR". */
  country: string | null;
  /** What the holder's statement says. */
  descriptor: string | null;
}
