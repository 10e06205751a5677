import { reasonOf } from '@comptoir/api';
import type { Config } from '../environment/config.ts';

const known: Readonly<Record<string, string>> = {
  EACCES: 'accès refusé',
  EPERM: 'accès refusé',
  EROFS: 'disque en lecture seule',
  ENOSPC: 'disque plein',
  ENOENT: 'introuvable',
  ECONNREFUSED: 'connexion refusée',
  ECONNRESET: 'connexion coupée',
  EPIPE: 'connexion coupée',
  EHOSTUNREACH: 'réseau injoignable',
  ENETUNREACH: 'réseau injoignable',
  ENOTFOUND: 'nom inconnu',
  EAI_AGAIN: 'le service des noms (DNS) ne répond pas',
  ETIMEDOUT: 'pas de réponse à temps',
  UND_ERR_CONNECT_TIMEOUT: 'pas de réponse à temps',
};

/** Shorter secrets are not masked in messages, because they occur in ordinary words. */
const shortestSecret = 6;

export type TellReason = (error: unknown) => string;

export function createTellReason(config: Config): TellReason {
  const secrets = secretsOf(config);
  return (error) => {
    const heart = heartOf(error);
    const { code, name, message } = heart as { code?: unknown; name?: unknown; message?: unknown };
    // Some wrappers put the error code only into their message.
    const [inMessage = ''] = /\bE[A-Z]{4,}\b/.exec(String(message)) ?? [];
    const words = name === 'TimeoutError' ? known.ETIMEDOUT : (known[String(code)] ?? known[inMessage]);
    return words ?? secrets.reduce((text, secret) => text.replaceAll(secret, '***'), reasonOf(heart));
  };
}

/** Returns the innermost cause, or the first error of an `AggregateError`. */
function heartOf(error: unknown): unknown {
  if (error instanceof AggregateError && error.errors.length > 0) return heartOf(error.errors[0]);
  return error instanceof Error && error.cause instanceof Error ? heartOf(error.cause) : error;
}

function secretsOf(config: Config): string[] {
  const { smtpUrl, databaseUrl, payment, accountSecret, booksKey, backup } = config;
  const keys = payment.kind === 'stripe' ? [payment.secretKey, payment.webhookSecret] : [];
  const passwords = [smtpUrl, databaseUrl].flatMap((address) => {
    if (address === null) return [];
    const { password } = new URL(address);
    return [address, password, decode(password)];
  });
  return [...keys, ...passwords, accountSecret, booksKey, backup.passphrase, backup.command]
    .filter((secret) => secret !== null)
    .filter(({ length }) => length >= shortestSecret)
    .flatMap((secret) => [secret, encodeURIComponent(secret)])
    .toSorted((one, other) => other.length - one.length);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
