/** Returns the SQLSTATE of a failed query, such as "23505" for a duplicate key. Null for other errors. */
export function sqlStateOf(error: unknown): string | null {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  const code = (cause as { code?: unknown } | null)?.code;
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : null;
}
