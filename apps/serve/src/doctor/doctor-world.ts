import type { Catalogue, DatabaseFacts, MailGateway, PaymentGateway } from '@comptoir/api';
import type { Finding } from '@comptoir/contract';
import type { Config } from '../environment/config.ts';
import type { Site } from '../site/load-site.ts';
import type { TellReason } from './tell-reason.ts';

interface Point {
  lat: number;
  lng: number;
}

/** Queries of the checks; all reject if the database is away. */
export interface ExaminedDatabase {
  facts(): Promise<DatabaseFacts>;
  tryToStore(): Promise<void>;
  catalogue(): Promise<Catalogue>;
  people(): Promise<{ role: string; isActive: boolean; passwordHash: string | null }[]>;
  hasPushKeys(): Promise<boolean>;
  nearestStreet(to: Point): Promise<{ point: Point; city: string } | null>;
}

/** What the checks look at; tests replace parts of it. */
export interface DoctorWorld {
  config: Config;
  site: Pick<Site, 'config' | 'folder'>;
  /** The environment file of an installed shop; null: this one is not installed. */
  environmentFile: string | null;
  version: string;
  database: ExaminedDatabase;
  mail: MailGateway;
  /** Null: cards are not taken. */
  cards: PaymentGateway | null;
  /** A `fetch` without redirects, with a time limit. */
  ask: (url: string, init?: RequestInit) => Promise<Response>;
  /** Asks the local shop directly, not through a proxy. */
  askShop: (path: string) => Promise<Response>;
  lookUp: (name: string) => Promise<unknown>;
  freeBytes: (folder: string) => Promise<number>;
  now: () => Temporal.Instant;
  tellReason: TellReason;
  /** True: from the command line; false: the shop examines itself for its office. */
  isCommand: boolean;
}

/** A check. What it throws becomes an "unknown" finding. */
export type Check = (world: DoctorWorld) => Promise<Finding[]>;
