import type { PaymentGateway } from '@comptoir/api';
import type { Application } from '../mount-applications.ts';

export interface Card {
  gateway: PaymentGateway;
  publicKey: string;
  scriptUrl: string | null;
  application: Application | null;
  /** Sets the webhook address of the sandbox. Stripe's is configured by the owner, so nothing happens then. */
  tellOf(shopAddress: string): void;
  close(): Promise<void>;
}
