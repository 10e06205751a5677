import { DrizzleQueryError } from 'drizzle-orm';

/** The database can't be opened. The message is one sentence for whoever starts the server; it names no password. */
export class OpenFailure extends Error {
  override readonly name = 'OpenFailure';
}

/** The heart of an error on one line; the drivers' own text names no password. */
export function reasonOf(error: unknown): string {
  // Drizzle tells the query, its cause why it failed.
  const reason = error instanceof DrizzleQueryError && error.cause ? error.cause : error;
  const { code, message } = reason as { code?: unknown; message?: unknown };
  const [first = ''] = String(message ?? '').split('\n');
  return first.replace(/[.\s]+$/, '') || String(code ?? 'raison inconnue');
}
