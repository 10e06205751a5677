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
  /** Absent: pushes go to the services of the browsers' makers. */
  push?: PushGateway;
  /** Absent: addresses are looked up in the database's own index. */
  geocoder?: Geocoder;
  /** Absent: distances are straight lines. */
  router?: Router;
  /** Absent: the shop has no backups. */
  backups?: AskBackups;
  /** Absent: cards are not taken, whatever the settings say. */
  card?: CardAccess & { gateway: PaymentGateway };
  /** The key of codes and of hashes of addresses. Kept outside of the database, and the same for all servers of one database. */
  secret: Uint8Array;
  logger: ApiLogger;
  limits?: Partial<Limits>;
  /** Addresses of the proxies whose forwarding headers are believed; absent: none. */
  trustProxy?: string[];
  /** True: /metrics also answers through a proxy. */
  isMetricsPublic?: boolean;
  /** False: the routes of the office are left out. */
  hasOffice?: boolean;
  /** True: the demo's link signs its owner in. */
  isDemo?: boolean;
  /** Examines the shop for its owner; absent: the office has no such page. */
  doctor?: () => Promise<Finding[]>;
  /** Answers every address that is not the API's; absent: 404. */
  fallback?: Fallback;
  /** How often a stream is told that the server is there; absent: every ten seconds. */
  beatMilliseconds?: number;
}
