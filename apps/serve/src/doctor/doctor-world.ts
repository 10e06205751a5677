import type { Catalogue, DatabaseFacts, MailGateway, PaymentGateway } from '@comptoir/api';
import type { Finding } from '@comptoir/contract';
import type { Config } from '../environment/config.ts';
import type { Site } from '../site/load-site.ts';
import type { TellReason } from './tell-reason.ts';

interface Point {
  lat: number;
  lng: number;
}

/** The database queries of the health checks. All of them reject if the database is unreachable. */
export interface ExaminedDatabase {
  facts(): Promise<DatabaseFacts>;
  tryToStore(): Promise<void>;
  catalogue(): Promise<Catalogue>;
  people(): Promise<{ role: string; isActive: boolean; passwordHash: string | null }[]>;
  hasPushKeys(): Promise<boolean>;
  nearestStreet(to: Point): Promise<{ point: Point; city: string } | null>;
}

export interface DoctorWorld {
  config: Config;
  site: Pick<Site, 'config' | 'folder'>;
  environmentFile: string | null;
  version: string;
  database: ExaminedDatabase;
  mail: MailGateway;
  cards: PaymentGateway | null;
  /** A `fetch` that does not follow redirects and has a time limit. */
  ask: (url: string, init?: RequestInit) => Promise<Response>;
  /** Requests a path from the local shop directly, without the proxy. */
  askShop: (path: string) => Promise<Response>;
  lookUp: (name: string) => Promise<unknown>;
  freeBytes: (folder: string) => Promise<number>;
  now: () => Temporal.Instant;
  tellReason: TellReason;
  /** True on the command line. False if the shop checks itself. */
  isCommand: boolean;
}

/** A health check. An exception becomes a finding with the state "unknown". */
export type Check = (world: DoctorWorld) => Promise<Finding[]>;
