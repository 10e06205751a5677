import { DrizzleQueryError } from 'drizzle-orm';

/** The database can't be opened. The message is one French sentence for the user and never contains a password. */
export class OpenFailure extends Error {
  override readonly name = 'OpenFailure';
}

/** Returns the message of a driver's error as one line. These messages never contain a password. */
export function reasonOf(error: unknown): string {
  // The message of a Drizzle error contains only the query, so the reason is in the error's cause.
  const reason = error instanceof DrizzleQueryError && error.cause ? error.cause : error;
  const { code, message } = reason as { code?: unknown; message?: unknown };
  const [first = ''] = String(message ?? '').split('\n');
  return first.replace(/[.\s]+$/, '') || String(code ?? 'raison inconnue');
}
