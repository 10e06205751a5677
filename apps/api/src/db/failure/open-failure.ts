import { DrizzleQueryError } from 'drizzle-orm';

/** The database can't be opened. The message is one sentence for the user; it holds no password. */
export class OpenFailure extends Error {
  override readonly name = 'OpenFailure';
}

/** The message of an error as one line. The drivers' messages hold no password. */
export function reasonOf(error: unknown): string {
  // Drizzle's own message is the query; the reason is its cause.
  const reason = error instanceof DrizzleQueryError && error.cause ? error.cause : error;
  const { code, message } = reason as { code?: unknown; message?: unknown };
  const [first = ''] = String(message ?? '').split('\n');
  return first.replace(/[.\s]+$/, '') || String(code ?? 'raison inconnue');
}
