import type { PaymentGateway } from '@comptoir/api';
import type { Application } from '../mount-applications.ts';

export interface Card {
  gateway: PaymentGateway;
  publicKey: string;
  /** Null: Stripe's own; a path: the shop's. */
  scriptUrl: string | null;
  /** Serves the card provider's pages from the shop; null: Stripe's own pages are used. */
  application: Application | null;
  /** Tells the sandbox where to send its webhooks; does nothing with Stripe, where the owner says it. */
  tellOf(shopAddress: string): void;
  close(): Promise<void>;
}
