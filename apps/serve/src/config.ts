import { resolve } from 'node:path';
import type { GeocoderChoice, RouterChoice } from '@comptoir/api';
import * as z from 'zod';
import { type PaymentChoice, readPayment } from './read-payment.ts';

const origin = z.url({ protocol: /^https?$/ }).transform((address) => address.replace(/\/+$/, ''));
const port = z.coerce.number().int().min(0).max(65_535);
const isTrue = z.enum(['true', 'false', '1', '0']).transform((value) => value === 'true' || value === '1');

/** The environment, as `.env.example` explains it to people. An empty value counts as absent. */
const environmentSchema = z.object({
  PORT: port.default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres:// or postgresql://')
    .optional(),
  SITE: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'must be the name of a folder in sites/')
    .default('leve-tard'),
  SITE_ROOT: origin.optional(),
  API_ROOT: origin.optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://')
    .optional(),
  /** Who knows addresses, and who measures the route to them. */
  GEOCODER: z.enum(['local', 'geoplateforme', 'google']).default('local'),
  ROUTER: z.enum(['straight-line', 'geoplateforme', 'osrm', 'google']).default('straight-line'),
  GOOGLE_MAPS_KEY: z.string().optional(),
  OSRM_URL: origin.optional(),
  /** Card payment: the keys are judged by `readPayment`, which never shows one. */
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_PUBLISHABLE_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_SCRIPT_URL: z.url({ protocol: /^https?$/ }).optional(),
  STRIPE_API_URL: origin.optional(),
  STRIPE_SANDBOX_PORT: port.optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** Addresses or networks of the proxies in front of the shop, comma-separated. */
  TRUST_PROXY: z
    .string()
    .transform((list) =>
      list
        .split(',')
        .map((entry) => entry.trim())
        .filter(Boolean),
    )
    .optional(),
  /** `true`: /metrics also answers what came through a proxy. */
  METRICS_PUBLIC: isTrue.default(false),
  /** Multiplies every rate limit; load tests set it high. */
  RATE_LIMIT_FACTOR: z.coerce.number().positive().default(1),
  CLOCK: z.iso.datetime({ offset: true }).optional(),
});

type Environment = z.infer<typeof environmentSchema>;

export interface Config {
  port: number;
  host: string;
  /** Absolute path. */
  dataDir: string;
  databaseUrl: string | null;
  /** Which folder of `sites/` is served. */
  site: string;
  siteRoot: string | null;
  apiRoot: string | null;
  smtpUrl: string | null;
  geocoder: GeocoderChoice;
  router: RouterChoice;
  payment: PaymentChoice;
  /** Another address of the card provider's browser script; null: its own. */
  cardScriptUrl: string | null;
  logLevel: Environment['LOG_LEVEL'];
  trustProxy: string[];
  areMetricsPublic: boolean;
  rateLimitFactor: number;
  /** The instant at which the server's clock starts, in milliseconds; null: the machine's. Demo mode only. */
  clockStart: number | null;
  /** Nothing is configured that reaches a real person or real money: mails stay in the data folder, no key is live. */
  isDemo: boolean;
}

/** Reads and validates the environment. @throws an Error whose message is one sentence naming the variable that is wrong. */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const result = environmentSchema.safeParse(given);
  if (!result.success) {
    const [issue] = result.error.issues;
    const name = String(issue?.path[0]);
    throw new Error(`${name}=${given[name]} can't be used: ${issue?.message}.`);
  }
  const values = result.data;
  const isDemo = values.SMTP_URL === undefined;
  if (values.CLOCK !== undefined && !isDemo)
    throw new Error('CLOCK is for the demo only: unset it, or unset SMTP_URL.');
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL ?? null,
    site: values.SITE,
    siteRoot: values.SITE_ROOT ?? null,
    apiRoot: values.API_ROOT ?? null,
    smtpUrl: values.SMTP_URL ?? null,
    geocoder: readGeocoder(values),
    router: readRouter(values),
    payment: readPayment(values, { isDemo, sandboxPort: values.STRIPE_SANDBOX_PORT ?? portAfter(values.PORT) }),
    cardScriptUrl: values.STRIPE_SCRIPT_URL ?? null,
    logLevel: values.LOG_LEVEL,
    trustProxy: values.TRUST_PROXY ?? [],
    areMetricsPublic: values.METRICS_PUBLIC,
    rateLimitFactor: values.RATE_LIMIT_FACTOR,
    clockStart: values.CLOCK === undefined ? null : Date.parse(values.CLOCK),
    isDemo,
  };
}

/** 0 stays "a free one". */
function portAfter(port: number): number {
  return port === 0 ? 0 : port + 1;
}

function readGeocoder({ GEOCODER: kind, GOOGLE_MAPS_KEY: key }: Environment): GeocoderChoice {
  if (kind !== 'google') return { kind };
  if (key === undefined) throw new Error('GEOCODER=google needs a key: set GOOGLE_MAPS_KEY.');
  return { kind, key };
}

function readRouter({ ROUTER: kind, GOOGLE_MAPS_KEY: key, OSRM_URL: root }: Environment): RouterChoice {
  if (kind === 'osrm') {
    if (root === undefined) throw new Error('ROUTER=osrm needs a server: set OSRM_URL.');
    return { kind, root };
  }
  if (kind !== 'google') return { kind };
  if (key === undefined) throw new Error('ROUTER=google needs a key: set GOOGLE_MAPS_KEY.');
  return { kind, key };
}
