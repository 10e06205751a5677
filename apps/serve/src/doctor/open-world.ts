import { lookup } from 'node:dns/promises';
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  examineDatabase,
  findKeys,
  findNearestStreet,
  listPeople,
  type MailGateway,
  type OpenDatabase,
  type PaymentGateway,
  readCatalogue,
  tryToStore,
} from '@comptoir/api';
import type { Config } from '../environment/config.ts';
import { versionOf } from '../installed/installed-shops.ts';
import { shopPaths } from '../installed/shop-paths.ts';
import type { DoctorWorld, ExaminedDatabase } from './doctor-world.ts';
import { createTellReason } from './tell-reason.ts';

const patienceMilliseconds = 5_000;

interface OpenOptions extends Pick<DoctorWorld, 'site' | 'isCommand'> {
  config: Config;
  name: string | undefined;
  database: () => Promise<OpenDatabase['db']>;
  mail: MailGateway;
  cards: PaymentGateway | null;
}

export function openWorld({ database, name, ...options }: OpenOptions): DoctorWorld {
  const { config } = options;
  const ask: DoctorWorld['ask'] = (url, init) =>
    fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(patienceMilliseconds), ...init });
  const root = ownRoot(config);
  return {
    ...options,
    environmentFile: name ? shopPaths(name).environment : null,
    version: versionOf(releaseFolder()) ?? '',
    database: examined(database),
    ask,
    askShop: (path) => ask(root + path),
    lookUp: (host) => lookup(host),
    freeBytes: async (folder) => {
      const { bavail, bsize } = await statfs(folder);
      return bavail * bsize;
    },
    now: () => Temporal.Now.instant(),
    tellReason: createTellReason(config),
  };
}

const releaseFolder = () =>
  process.env.SHOP_RELEASE ?? fileURLToPath(new URL(join('..', '..', '..', '..'), import.meta.url));

function ownRoot({ host, port }: Pick<Config, 'host' | 'port'>): string {
  const isAnywhere = host === '0.0.0.0' || host === '::';
  const reached = isAnywhere ? '127.0.0.1' : host;
  return `http://${reached.includes(':') ? `[${reached}]` : reached}:${port}`;
}

function examined(open: OpenOptions['database']): ExaminedDatabase {
  let catalogue: ReturnType<ExaminedDatabase['catalogue']> | undefined;
  return {
    facts: async () => examineDatabase(await open()),
    tryToStore: async () => tryToStore(await open()),
    // The catalogue is read once, because several checks need it.
    catalogue: () => {
      catalogue ??= open().then(readCatalogue);
      return catalogue;
    },
    people: async () => listPeople(await open()),
    hasPushKeys: async () => (await findKeys(await open())) !== null,
    nearestStreet: async (to) => findNearestStreet(await open(), to),
  };
}
