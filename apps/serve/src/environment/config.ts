import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type GeocoderName, geocoderNames, messageOf, type RouterName, routerNames } from '@comptoir/api';
import { readMailAddress } from '@comptoir/contract';
import * as z from 'zod';
import { type PaymentChoice, readPayment, stripeNames } from './read-payment.ts';
import { readServiceUrl } from './read-service-url.ts';
import { sandboxPort } from './sandbox-port.ts';

const origin = z.url({ protocol: /^https?$/ }).transform((address) => address.replace(/\/+$/, ''));
const port = z.coerce.number().int().min(0).max(65_535);
const list = z.string().transform((written) =>
  written
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean),
);
/** The IP addresses or networks of proxies, separated by commas, or Fastify's names for some of these. */
const proxies = list.refine(
  (entries) => entries.every(isProxy),
  'il faut des adresses ou des réseaux séparés par des virgules, comme 10.0.0.0/8,127.0.0.1',
);
/** Printers by `host`, `host:port` or `[IPv6]:port`, separated by commas. */
const printers = list.refine(
  (entries) => entries.every((entry) => /^(\[[\da-f:.]+\]|[^\s:/]+)(:\d{1,5})?$/i.test(entry)),
  'il faut des imprimantes séparées par des virgules, comme 203.0.113.7:9100,cuisine.example.com',
);
const mailAddress = z.string().refine((value) => readMailAddress(value) === value, 'il faut une adresse e-mail, seule');
const serviceUrl = (scheme: RegExp, schemes: string) =>
  z
    .string()
    .regex(scheme, `il faut une adresse qui commence par ${schemes}`)
    .transform((written, context) => {
      const address = readServiceUrl(written);
      if (address === null)
        context.addIssue('il faut une adresse comme protocole://nom:mot-de-passe@machine:port/suite');
      return address ?? '';
    });
/** The error for a service that was removed. Undefined means the usual message. */
const sayRetired =
  (left: readonly string[]) =>
  ({ input }: { input: unknown }) =>
    input === 'google' || input === 'osrm'
      ? `« ${input} » n’est plus proposé, il faut ${left.join(' ou ')}`
      : undefined;
const isTrue = z.enum(['true', 'false', '1', '0']).transform((value) => value === 'true' || value === '1');

/** The environment variables, which `.env.example` explains. An empty value counts as absent. */
const environmentSchema = z.object({
  PORT: port.default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('.data'),
  BUILD_DIR: z.string().optional(),
  NATIVE_DIR: z.string().optional(),
  DATABASE_URL: serviceUrl(/^postgres(ql)?:\/\//, 'postgres:// ou postgresql://').optional(),
  SITE: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'il faut le nom d’un dossier de sites/')
    .default('leve-tard'),
  SITES_DIR: z.string().default(fileURLToPath(new URL('../../../../sites', import.meta.url))),
  SITE_ROOT: origin.optional(),
  API_ROOT: origin.optional(),
  MANIFEST_POLL_MS: z.coerce.number().int().min(1000).optional(),
  SMTP_URL: serviceUrl(/^smtps?:\/\//, 'smtp:// ou smtps://').optional(),
  MAIL_FROM: mailAddress.optional(),
  ALARM_MAIL: mailAddress.optional(),
  BACKUP_DIR: z.string().optional(),
  BACKUP_KEEP_DAYS: z.coerce.number().int().min(1).default(30),
  BACKUP_PASSPHRASE: z.string().min(12, 'il faut au moins 12 signes').optional(),
  BACKUP_COMMAND: z.string().optional(),
  GEOCODER: z.enum(geocoderNames, { error: sayRetired(geocoderNames) }).default('local'),
  ROUTER: z.enum(routerNames, { error: sayRetired(routerNames) }).default('straight-line'),
  /** `readPayment` validates these keys and never prints them. */
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_PUBLISHABLE_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_SCRIPT_URL: z.url({ protocol: /^https?$/ }).optional(),
  STRIPE_API_URL: origin.optional(),
  STRIPE_SANDBOX_PORT: port.optional(),
  /** All servers of one database must have the same account secret. */
  ACCOUNT_SECRET: z.string().min(32, 'il faut au moins 32 signes').optional(),
  /** All servers of one database must sign the books with the same key. */
  BOOKS_KEY: z
    .string()
    .regex(/^[0-9a-f]{64}$/, 'il faut 64 chiffres hexadécimaux')
    .optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  TRUST_PROXY: proxies.optional(),
  PRINTERS_ALLOWED: printers.optional(),
  PRINTER_SANDBOX_PORT: port.optional(),
  METRICS_PUBLIC: isTrue.default(false),
  /** Multiplies every rate limit, for load tests. */
  RATE_LIMIT_FACTOR: z.coerce.number().positive().default(1),
  CLOCK: z.iso.datetime({ offset: true }).optional(),
  /** If `false`, browsers remove the service worker. */
  SERVICE_WORKER: isTrue.default(true),
  OFFICE: z.enum(['on', 'off']).default('on'),
  /** If absent, the shop is a demo unless a variable of a real shop is set. */
  DEMO: isTrue.optional(),
  NODE_ENV: z.string().optional(),
});

export const environmentNames = Object.keys(environmentSchema.shape);

type Environment = z.infer<typeof environmentSchema>;

interface BackupChoice {
  folder: string;
  keepDays: number;
  /** The passphrase that encrypts the secrets. If null, backups contain no secrets. */
  passphrase: string | null;
  /** The owner's command that copies a backup, its first argument, to a second place, or null. */
  command: string | null;
}

export interface Config {
  port: number;
  host: string;
  dataDir: string;
  /** The absolute path of the storefront's build. Null means the default. */
  buildDir: string | null;
  /** The absolute path of the native projects. Null means `apps/native/build`. */
  nativeDir: string | null;
  databaseUrl: string | null;
  site: string;
  sitesDir: string;
  siteRoot: string | null;
  apiRoot: string | null;
  manifestPollMs: number | null;
  smtpUrl: string | null;
  /** The sender, if the mail server rejects the restaurant's address. Null means the restaurant's address. */
  mailFrom: string | null;
  /** The recipient of the machine's alarms. If null, no alarm is sent. */
  alarmMail: string | null;
  backup: BackupChoice;
  geocoder: GeocoderName;
  router: RouterName;
  payment: PaymentChoice;
  cardScriptUrl: string | null;
  accountSecret: string | null;
  /** The private key of the books, 32 bytes in hexadecimal. */
  booksKey: string | null;
  logLevel: Environment['LOG_LEVEL'];
  trustProxy: string[];
  /** Printers beyond private networks and usual ports. */
  printersAllowed: string[];
  /** The port of the demo's printer on this machine. 0 means any free port. */
  printerPort: number;
  areMetricsPublic: boolean;
  rateLimitFactor: number;
  /** The start of the app's clock in epoch milliseconds, only in a demo. Null means the machine's clock. */
  clockStart: number | null;
  hasWorker: boolean;
  hasOffice: boolean;
  /** A demo has test cards, a clock that can be set, and mails in the data folder. */
  isDemo: boolean;
  /** The names of the given variables that only a real shop sets. */
  realBy: string[];
}

/** Validates the environment. @throws Error with one line for each wrong variable */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const result = environmentSchema.safeParse(given, { error: z.locales.fr().localeError });
  // The error does not contain the value, which may be a password.
  if (!result.success)
    throw new Error(
      result.error.issues.map(({ path, message }) => `${String(path[0])} est inutilisable : ${message}.`).join('\n'),
    );
  const values = result.data;
  const realBy = findReal(values);
  const isDemo = values.DEMO ?? realBy.length === 0;
  const sandbox = values.STRIPE_SANDBOX_PORT ?? sandboxPort(values);
  const payment = readWithClock(values, { isDemo, sandboxPort: sandbox });
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: resolve(values.DATA_DIR),
    buildDir: folderOf(values.BUILD_DIR),
    nativeDir: folderOf(values.NATIVE_DIR),
    databaseUrl: values.DATABASE_URL ?? null,
    site: values.SITE,
    sitesDir: resolve(values.SITES_DIR),
    siteRoot: values.SITE_ROOT ?? null,
    apiRoot: values.API_ROOT ?? null,
    manifestPollMs: values.MANIFEST_POLL_MS ?? null,
    smtpUrl: values.SMTP_URL ?? null,
    mailFrom: values.MAIL_FROM ?? null,
    alarmMail: values.ALARM_MAIL ?? null,
    backup: readBackup(values),
    geocoder: values.GEOCODER,
    router: values.ROUTER,
    payment,
    cardScriptUrl: values.STRIPE_SCRIPT_URL ?? null,
    accountSecret: values.ACCOUNT_SECRET ?? null,
    booksKey: values.BOOKS_KEY ?? null,
    logLevel: values.LOG_LEVEL,
    trustProxy: values.TRUST_PROXY ?? [],
    ...readPrinters(values),
    areMetricsPublic: values.METRICS_PUBLIC,
    rateLimitFactor: values.RATE_LIMIT_FACTOR,
    clockStart: values.CLOCK === undefined ? null : Date.parse(values.CLOCK),
    hasWorker: values.SERVICE_WORKER,
    hasOffice: values.OFFICE === 'on',
    isDemo,
    realBy,
  };
}

function readPrinters({ PORT, PRINTERS_ALLOWED, PRINTER_SANDBOX_PORT }: Environment) {
  return {
    printersAllowed: PRINTERS_ALLOWED ?? [],
    printerPort: PRINTER_SANDBOX_PORT ?? (PORT === 0 ? 0 : PORT + 2),
  };
}

/** Reads variables that depend on each other and reports all of their errors at once. */
function readWithClock(values: Environment, demo: { isDemo: boolean; sandboxPort: number }): PaymentChoice {
  const clock =
    values.CLOCK !== undefined && !demo.isDemo
      ? ['CLOCK n’est que pour la démonstration : enlevez-la, ou ajoutez DEMO=true.']
      : [];
  try {
    const payment = readPayment(values, demo);
    if (clock.length === 0) return payment;
  } catch (error) {
    clock.push(messageOf(error));
  }
  throw new Error(clock.join('\n'));
}

const readBackup = (values: Environment): BackupChoice => ({
  folder: resolve(values.BACKUP_DIR ?? join(values.DATA_DIR, 'backups')),
  keepDays: values.BACKUP_KEEP_DAYS,
  passphrase: values.BACKUP_PASSPHRASE ?? null,
  command: values.BACKUP_COMMAND ?? null,
});

const folderOf = (path: string | undefined) => (path === undefined ? null : resolve(path));

const realNames = ['DATABASE_URL', 'SMTP_URL', 'SITE_ROOT', ...stripeNames] as const;

function findReal(values: Environment): string[] {
  const isProduction = values.NODE_ENV === 'production';
  return [...realNames.filter((name) => values[name] !== undefined), ...(isProduction ? ['NODE_ENV=production'] : [])];
}

function isProxy(entry: string): boolean {
  const [address = '', bits, ...rest] = entry.split('/');
  const version = isIP(address);
  if (version === 0) return ['loopback', 'linklocal', 'uniquelocal'].includes(entry);
  return (
    rest.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128)))
  );
}
