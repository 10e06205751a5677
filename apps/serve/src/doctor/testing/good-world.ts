import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Catalogue } from '@comptoir/api';
import type { Finding, NamedValue } from '@comptoir/contract';
import { readConfig } from '../../environment/config.ts';
import { loadSite } from '../../site/load-site.ts';
import type { DoctorWorld } from '../doctor-world.ts';
import { createTellReason } from '../tell-reason.ts';

export const secrets = {
  smtp: 'smtp-pass:word',
  database: 'database%pass',
  stripe: 'sk_live_0123456789',
  webhook: 'whsec_0123456789',
  account: 'an-account-secret-of-thirty-two-signs',
  passphrase: 'one two three four',
};

export function goodEnvironment(): Record<string, string> & { DATA_DIR: string } {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'comptoir-doctor-'));
  return {
    DATA_DIR,
    BACKUP_DIR: DATA_DIR,
    SITE_ROOT: 'https://chez-ana.fr',
    SMTP_URL: `smtp://ana:${secrets.smtp}@mail.example:587`,
    DATABASE_URL: `postgres://ana:${secrets.database}@db.example/ana`,
    STRIPE_SECRET_KEY: secrets.stripe,
    STRIPE_PUBLISHABLE_KEY: 'pk_live_0123456789',
    STRIPE_WEBHOOK_SECRET: secrets.webhook,
    ACCOUNT_SECRET: secrets.account,
    BACKUP_PASSPHRASE: secrets.passphrase,
    BACKUP_COMMAND: 'rclone copy "$1" elsewhere:shop',
    ALARM_MAIL: 'agence@example.com',
    ROUTER: 'geoplateforme',
  };
}

export const goodSettings: Readonly<Record<string, unknown>> = {
  'contacts.email': 'bonjour@chez-ana.fr',
  'contacts.latitude': 45.76,
  'contacts.longitude': 4.84,
  'payments.stripe.active': true,
  'features.delivery.active': true,
  'features.delivery.calculation_type': 'distance',
  'features.delivery.max_distance': 5,
  'office.alarm_mails': ['ana@chez-ana.fr'],
};

export function catalogueOf(settings: Readonly<Record<string, unknown>>): Catalogue {
  const named: NamedValue[] = Object.entries(settings).map(([name, value]) => ({ name, value }));
  return { settings: named, zones: [], menus: [], offers: [] };
}

const goodAnswers: Readonly<Record<string, unknown>> = {
  '/v2/public/connection': {
    status: 'success',
    payload: { visitor: '198.51.100.9', is_https: true, is_forwarded: true },
  },
};

function answerWell(now: () => Temporal.Instant): DoctorWorld['ask'] {
  return async (url) => {
    const { protocol, pathname, href } = new URL(url);
    const date = new Date(now().epochMilliseconds).toUTCString();
    if (protocol === 'http:')
      return new Response(null, { status: 308, headers: { date, location: href.replace('http:', 'https:') } });
    return Response.json(goodAnswers[pathname] ?? { of: pathname }, { headers: { date } });
  };
}

/** Creates a world of a complete real shop, changed as the test needs. Its public address does not respond. */
export async function openGoodWorld(
  change: Partial<DoctorWorld> = {},
  environment: Record<string, string | undefined> = goodEnvironment(),
): Promise<DoctorWorld> {
  const config = readConfig(environment);
  const now = () => Temporal.Instant.from('2026-11-26T08:00:00Z');
  const madeAt = '2026-11-26T03:00:00Z';
  const backup = { at: madeAt, file: 'a', madeAt, bytes: 1, triedAt: madeAt, copiedAt: madeAt, failure: null };
  writeFileSync(join(config.dataDir, 'last.json'), JSON.stringify(backup));
  return {
    config,
    site: await loadSite(config),
    environmentFile: null,
    version: '1.0.0',
    database: {
      facts: async () => ({
        version: '18.4',
        versionNumber: 180_004,
        isReadOnly: false,
        fsync: 'on',
        fullPageWrites: 'on',
        synchronousCommit: 'on',
        mayCreateSchemas: true,
        mayCreateTables: true,
        foreignTables: 0,
        hasTrigrams: true,
      }),
      tryToStore: async () => undefined,
      catalogue: async () => catalogueOf(goodSettings),
      people: async () => [{ role: 'owner', isActive: true, passwordHash: 'hash' }],
      hasPushKeys: async () => true,
      nearestStreet: async () => ({ point: { lat: 45.761, lng: 4.841 }, city: 'Lyon' }),
    },
    mail: { check: async () => undefined, send: async () => undefined, close: () => undefined },
    cards: null,
    ask: answerWell(now),
    askShop: async (path) => answerWell(now)(`https://chez-ana.fr${path}`),
    lookUp: async () => '198.51.100.1',
    freeBytes: async () => 50 * 2 ** 30,
    now,
    tellReason: createTellReason(config),
    isCommand: false,
    ...change,
  };
}

/** Formats findings for comparison, such as "bad clock". */
export const statesOf = (findings: readonly Finding[]) => findings.map(({ id, state }) => `${state} ${id}`);
