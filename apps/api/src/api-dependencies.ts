import type { Finding, SiteConfig } from '@comptoir/contract';
import type { OpenDatabase } from './db/database.ts';
import type { CardAccess } from './features/catalogue/connect-card.ts';
import type { Geocoder } from './gateways/geocoder/geocoder.ts';
import type { MailGateway } from './gateways/mail/mail-gateway.ts';
import type { AskBackups } from './gateways/partners.ts';
import type { PaymentGateway } from './gateways/payment/payment-gateway.ts';
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
  /** If absent, pushes go to the browser makers' push services. */
  push?: PushGateway;
  /** If absent, the address index in the database is used. */
  geocoder?: Geocoder;
  /** If absent, distances are straight lines. */
  router?: Router;
  /** If absent, the shop has no backups. */
  backups?: AskBackups;
  /** If absent, the shop accepts no cards, even if the settings enable them. */
  card?: CardAccess & { gateway: PaymentGateway };
  /** The key of codes and of hashes of addresses. Kept outside of the database, and the same for all servers of one database. */
  secret: Uint8Array;
  logger: ApiLogger;
  limits?: Partial<Limits>;
  /** The addresses of trusted proxies, whose forwarding headers are used. If absent, there are none. */
  trustProxy?: string[];
  isMetricsPublic?: boolean;
  hasOffice?: boolean;
  /** True if the demo's link may sign its owner in. */
  isDemo?: boolean;
  /** Runs the health checks of the shop for its owner. If absent, the office has no page for them. */
  doctor?: () => Promise<Finding[]>;
  /** Handles every URL outside of the API. If absent, these URLs get a 404. */
  fallback?: Fallback;
  /** The interval of heartbeat events in milliseconds. By default it is ten seconds. */
  beatMilliseconds?: number;
}
