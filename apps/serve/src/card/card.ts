import type { PaymentGateway } from '@comptoir/api';
import type { Application } from '../mount-applications.ts';

export interface Card {
  gateway: PaymentGateway;
  publicKey: string;
  scriptUrl: string | null;
  application: Application | null;
  /**
   * Sets the address for the sandbox's webhooks. It does nothing with Stripe, where the owner configures the address.
   */
  tellOf(shopAddress: string): void;
  close(): Promise<void>;
}
