/** The database can't be opened. The message is one sentence for whoever starts the server; it names no password. */
export class OpenFailure extends Error {
  override readonly name = 'OpenFailure';
}

/** The heart of an error on one line; the drivers' own text names no password. */
export function reasonOf(error: unknown): string {
  const { code, message } = error as { code?: unknown; message?: unknown };
  const [first = ''] = String(message ?? '').split('\n');
  return first.replace(/[.\s]+$/, '') || String(code ?? 'unknown reason');
}
