import type { SiteConfig } from '@comptoir/contract';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import type { ApiDependencies } from '../api-dependencies.ts';
import { type Api, buildApi } from '../app.ts';
import type { OpenDatabase } from '../db/database.ts';
import { replaceCatalogue } from '../features/catalogue/catalogue-repository.ts';
import { catalogueFromFile } from '../features/catalogue/file/catalogue-file.ts';
import type { CatalogueFile } from '../features/catalogue/file/schema/catalogue-schema.ts';
import type { Mail } from '../gateways/mail/mail-gateway.ts';
import type { Fallback } from '../plugins/errors-plugin.ts';
import type { Limits } from '../plugins/limits.ts';
import type { ApiLogger } from '../plugins/server-options.ts';
import { exampleCatalogue } from './example-catalogue.ts';
import { openTestDatabase } from './open-test-database.ts';
import { plenty } from './plenty.ts';
import { testSite } from './test-site.ts';

/** An API on its own database, with the example catalogue, a controllable clock and a readable mailbox. */
export interface TestShop {
  api: Api;
  app: FastifyInstance;
  database: OpenDatabase;
  mails: Mail[];
  /** If true, no mail can be sent. */
  isMailDown: boolean;
  /** Sets the clock to an instant, or to a local time of the restaurant, such as "2026-11-23T12:00". */
  setClock(time: string | Temporal.Instant): void;
  /** Changes the catalogue and waits until it is served. */
  setCatalogue(change: (catalogue: CatalogueFile) => void): Promise<void>;
  send(
    method: NonNullable<InjectOptions['method']>,
    url: string,
    body?: object,
    more?: InjectOptions,
  ): Promise<LightMyRequestResponse>;
  close(): Promise<void>;
}

interface Options
  extends Pick<
    ApiDependencies,
    | 'geocoder'
    | 'router'
    | 'card'
    | 'push'
    | 'printers'
    | 'backups'
    | 'books'
    | 'hasOffice'
    | 'isDemo'
    | 'trustProxy'
    | 'beatMilliseconds'
    | 'doctor'
    | 'hasMail'
    | 'hasPicture'
  > {
  site?: Partial<SiteConfig>;
  limits?: Partial<Limits>;
  fallback?: Fallback;
  logger?: ApiLogger;
  database?: OpenDatabase;
}

/** At this time, Monday noon, both menus are served. */
export const mondayNoon = '2026-11-23T12:00';

export async function openTestShop(options: Options = {}): Promise<TestShop> {
  const database = options.database ?? (await openTestDatabase());
  const site = { ...testSite, ...options.site };
  let clock = Temporal.PlainDateTime.from(mondayNoon).toZonedDateTime(site.timeZone).toInstant();
  if (!options.database) await replaceCatalogue(database.db, catalogueFromFile(exampleCatalogue()));
  const mails: Mail[] = [];

  const api = await buildApi({
    database,
    site,
    clock: () => clock,
    secret: Buffer.alloc(32, 7),
    logger: options.logger ?? false,
    limits: { ...plenty, ...options.limits },
    mail: {
      send: async (mail) => {
        if (shop.isMailDown) throw new Error('The mail server is away.');
        mails.push(mail);
      },
      check: async () => undefined,
      close: () => undefined,
    },
    ...(options.fallback && { fallback: options.fallback }),
    ...(options.geocoder && { geocoder: options.geocoder }),
    ...(options.router && { router: options.router }),
    ...(options.card && { card: options.card }),
    ...(options.trustProxy && { trustProxy: options.trustProxy }),
    ...(options.push && { push: options.push }),
    ...(options.printers && { printers: options.printers }),
    ...(options.books && { books: options.books }),
    ...(options.backups && { backups: options.backups }),
    ...(options.beatMilliseconds && { beatMilliseconds: options.beatMilliseconds }),
    ...(options.isDemo && { isDemo: true }),
    ...(options.doctor && { doctor: options.doctor }),
    ...(options.hasPicture && { hasPicture: options.hasPicture }),
    ...(options.hasMail !== undefined && { hasMail: options.hasMail }),
    ...(options.hasOffice !== undefined && { hasOffice: options.hasOffice }),
  });
  const shop: TestShop = {
    api,
    app: api.app,
    database,
    mails,
    isMailDown: false,
    setClock: (time) => {
      clock =
        typeof time === 'string' ? Temporal.PlainDateTime.from(time).toZonedDateTime(site.timeZone).toInstant() : time;
    },
    setCatalogue: async (change) => {
      const catalogue = exampleCatalogue();
      change(catalogue);
      await replaceCatalogue(database.db, catalogueFromFile(catalogue));
      await api.refreshCatalogue();
    },
    send: (method, url, body, more = {}) => api.app.inject({ method, url, ...(body && { payload: body }), ...more }),
    close: async () => {
      await api.app.close();
      if (!options.database) await database.close();
    },
  };
  return shop;
}
