import type { PaymentGateway } from '@comptoir/api';
import type { Application } from '../mount-applications.ts';

export interface Card {
  gateway: PaymentGateway;
  publicKey: string;
  scriptUrl: string | null;
  application: Application | null;
  /** Tells the sandbox where to send its webhooks; does nothing with Stripe, where the owner says it. */
  tellOf(shopAddress: string): void;
  close(): Promise<void>;
}
