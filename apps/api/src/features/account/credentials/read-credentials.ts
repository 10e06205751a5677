import { isObject } from '@comptoir/contract';

export interface Credentials {
  token: string | null;
  userId: string | null;
}

interface Said {
  headers: Record<string, unknown>;
  query: unknown;
  body: unknown;
}

const bearer = /^Bearer +(\S+)$/i;

/** Reads credentials from header, query and body (DEC-22). Returns "conflict" if two of them differ. */
export function readCredentials({ headers, query, body }: Said): Credentials | 'conflict' {
  const fields = [query, body].filter(isObject);
  const authorization = typeof headers.authorization === 'string' ? headers.authorization : '';
  const tokens = textsOf([bearer.exec(authorization)?.[1], ...fields.map(({ token }) => token)]);
  const ids = textsOf([headers['x-user-id'], headers['user-id'], ...fields.map(({ user_id }) => user_id)]);
  if (tokens.size > 1 || ids.size > 1) return 'conflict';
  return { token: [...tokens][0] ?? null, userId: [...ids][0] ?? null };
}

function textsOf(values: unknown[]): Set<string> {
  const said = values.flat().filter((value) => value !== undefined && value !== null && value !== '');
  return new Set(said.map((value) => (typeof value === 'object' ? JSON.stringify(value) : String(value))));
}
