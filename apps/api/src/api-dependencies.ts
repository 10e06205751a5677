import type { Finding, SiteConfig } from '@comptoir/contract';
import type { OpenDatabase } from './db/database.ts';
import type { BooksAccess } from './features/books/start-books.ts';
import type { CardAccess } from './features/catalogue/connect-card.ts';
import type { Geocoder } from './gateways/geocoder/geocoder.ts';
import type { MailGateway } from './gateways/mail/mail-gateway.ts';
import type { AskBackups } from './gateways/partners.ts';
import type { PaymentGateway } from './gateways/payment/payment-gateway.ts';
import type { PrinterRules } from './gateways/printer/printer-guard.ts';
import type { PushGateway } from './gateways/push/push-gateway.ts';
import type { Router } from './gateways/router/router.ts';
import type { Fallback } from './plugins/errors-plugin.ts';
import type { Limits } from './plugins/limits.ts';
import type { ApiLogger } from './plugins/server-options.ts';

export interface ApiDependencies {
  database: OpenDatabase;
  site: SiteConfig;
  clock: () => Temporal.Instant;
  mail: MailGateway;
  /** False if mails stay on this machine. By default they reach their recipients. */
  hasMail?: boolean;
  /** Tells whether the site has the file of a picture's path. If absent, every picture counts as there. */
  hasPicture?: (path: string) => boolean;
  /** If absent, pushes go to the browser makers' push services. */
  push?: PushGateway;
  /** Where receipt printers may be. If absent, in private networks only. */
  printers?: PrinterRules;
  /** If absent, the address index in the database is used. */
  geocoder?: Geocoder;
  /** If absent, distances are straight lines. */
  router?: Router;
  /** If absent, the shop has no backups. */
  backups?: AskBackups;
  /** If absent, the shop accepts no cards, even if the settings enable them. */
  card?: CardAccess & { gateway: PaymentGateway };
  /** If absent, this server writes the books and leaves their seals to others. */
  books?: BooksAccess;
  /** The secret key of codes and address hashes. All servers of one database must use the same key. */
  secret: Uint8Array;
  logger: ApiLogger;
  limits?: Partial<Limits>;
  /** IP addresses of trusted proxies, whose forwarding headers are used. If absent, no proxy is trusted. */
  trustProxy?: string[];
  isMetricsPublic?: boolean;
  hasOffice?: boolean;
  isDemo?: boolean;
  /** Runs the shop's health checks. If absent, the office has no page for them. */
  doctor?: () => Promise<Finding[]>;
  /** Handles every URL outside of the API. If absent, these URLs get a 404. */
  fallback?: Fallback;
  /** The interval of heartbeat events in milliseconds, by default ten seconds. */
  beatMilliseconds?: number;
}
