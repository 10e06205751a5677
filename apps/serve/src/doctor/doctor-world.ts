import type { Catalogue, DatabaseFacts, MailGateway, PaymentGateway } from '@comptoir/api';
import type { Finding } from '@comptoir/contract';
import type { Config } from '../environment/config.ts';
import type { Site } from '../site/load-site.ts';
import type { TellReason } from './tell-reason.ts';

interface Point {
  lat: number;
  lng: number;
}

/** What is asked of the database; all of it rejects where the database is away. */
export interface ExaminedDatabase {
  facts(): Promise<DatabaseFacts>;
  tryToStore(): Promise<void>;
  catalogue(): Promise<Catalogue>;
  people(): Promise<{ role: string; isActive: boolean; passwordHash: string | null }[]>;
  hasPushKeys(): Promise<boolean>;
  nearestStreet(to: Point): Promise<{ point: Point; city: string } | null>;
}

/** What the checks look at. A test puts a wrong one in its place. */
export interface DoctorWorld {
  config: Config;
  site: Pick<Site, 'config' | 'folder'>;
  /** The file that an installed shop's settings are in; null: this one is not installed. */
  environmentFile: string | null;
  /** The release's version. */
  version: string;
  database: ExaminedDatabase;
  mail: MailGateway;
  /** Null: nobody takes cards. */
  cards: PaymentGateway | null;
  /** Asks a server beyond; follows no redirect, and gives up by itself. */
  ask: (url: string, init?: RequestInit) => Promise<Response>;
  /** Asks the shop that runs here, past every proxy. */
  askShop: (path: string) => Promise<Response>;
  /** The addresses of a name. */
  lookUp: (name: string) => Promise<unknown>;
  /** How much room a folder's disk has. */
  freeBytes: (folder: string) => Promise<number>;
  /** The machine's clock. */
  now: () => Temporal.Instant;
  tellReason: TellReason;
  /** True: from the command line; false: the shop asks itself, for its office. */
  isCommand: boolean;
}

/** Looks at one thing. What it throws is told as that it could not be found out. */
export type Check = (world: DoctorWorld) => Promise<Finding[]>;
