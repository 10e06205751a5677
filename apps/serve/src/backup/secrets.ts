import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { type Config, environmentNames } from '../environment/config.ts';
import { environmentLine } from '../installed/environment-text.ts';
import { shopPaths } from '../installed/shop-paths.ts';
import { findBooksKey } from '../secret/open-books.ts';
import { findSecret } from '../secret/open-secret.ts';
import { openSealed, seal } from './seal.ts';
import { parts } from './shop-note.ts';

const schema = z.object({
  /** The account secret in hexadecimal. Null if none was created yet. */
  accountSecret: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .nullable(),
  /** The private key of the books in hexadecimal. Null if none was made yet, absent in backups of earlier versions. */
  booksKey: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .nullish(),
  environment: z.string(),
});

export type Secrets = z.infer<typeof schema>;

/** These variables only make sense on the machine where they were set. */
const ofOneMachine = [
  'PORT',
  'HOST',
  'DATA_DIR',
  'BUILD_DIR',
  'NATIVE_DIR',
  'SITE',
  'SITES_DIR',
  'STRIPE_SANDBOX_PORT',
  'PRINTER_SANDBOX_PORT',
  'BACKUP_DIR',
  'NODE_ENV',
];

export function gatherSecrets(config: Config, installed: string | undefined, environment = process.env): Secrets {
  const secret = findSecret(config);
  const booksKey = findBooksKey(config);
  return {
    accountSecret: secret && Buffer.from(secret).toString('hex'),
    booksKey: booksKey && Buffer.from(booksKey).toString('hex'),
    environment:
      installed === undefined ? settingsOf(environment) : readFileSync(shopPaths(installed).environment, 'utf8'),
  };
}

function settingsOf(environment: NodeJS.ProcessEnv): string {
  const names = environmentNames.filter((name) => environment[name] && !ofOneMachine.includes(name));
  return names.map((name) => `${environmentLine(name, environment[name] ?? '')}\n`).join('');
}

export function writeSecrets(folder: string, secrets: Secrets, passphrase: string): void {
  writeFileSync(join(folder, parts.sealed), seal(JSON.stringify(secrets), passphrase));
}

export const hasSecrets = (folder: string): boolean => existsSync(join(folder, parts.sealed));

export function readSecrets(folder: string, passphrase: string): Secrets | null {
  const text = openSealed(readFileSync(join(folder, parts.sealed), 'utf8'), passphrase);
  return text === null ? null : schema.parse(JSON.parse(text));
}
