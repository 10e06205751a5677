import type { SiteConfig } from '@comptoir/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { OpenDatabase } from './db/database.ts';
import type { ServedCatalogue } from './features/catalogue/served-catalogue.ts';
import type { Geocoder } from './gateways/geocoder/geocoder.ts';
import type { PaymentGateway } from './gateways/payment/payment-gateway.ts';
import type { Router } from './gateways/router/router.ts';
import type { createLimiter, Limits } from './plugins/limits.ts';

/** What a feature's routes are given. */
export interface Context {
  database: OpenDatabase;
  catalogue: ServedCatalogue;
  site: SiteConfig;
  /** The app's clock in the restaurant's zone; the only clock that business reads. */
  now: () => Temporal.ZonedDateTime;
  geocoder: Geocoder;
  router: Router;
  /** Takes cards; null: nobody does. */
  cards: PaymentGateway | null;
  log: FastifyBaseLogger;
  limit: ReturnType<typeof createLimiter>;
  limits: Limits;
  /** Tells the outbox that a commit left it something to do. */
  wakeOutbox: () => void;
  /** Tells the payments' sweep that a commit left it something to look at. */
  wakePayments: () => void;
}
