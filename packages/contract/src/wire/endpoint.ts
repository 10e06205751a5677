import type * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';

export interface CallInput {
  params?: Record<string, string | number>;
  query?: Record<string, string | number>;
  headers?: Record<string, string>;
  body?: object;
  /** A form with a file, in place of `body`. */
  form?: FormData;
}

/** The browser's side of an endpoint, without schemas, which would enlarge the bundle. */
export interface Call<Arguments extends unknown[] = never[], Result = unknown> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  /** The browser must not cache the response of this call. */
  isFresh?: true;
  /** The request continues after the page is closed (`keepalive`). */
  outlivesPage?: true;
  send?: (...values: Arguments) => CallInput;
  /** Reads the body of a success; null means unreadable, which counts as a failure. */
  read: (body: unknown) => Result | null;
}

export function defineCall<Result, Arguments extends unknown[] = []>(
  call: Call<Arguments, Result>,
): Call<Arguments, Result> {
  return call;
}

type Schema = z.core.$ZodType;

export interface EndpointSchemas {
  summary: string;
  params?: Schema;
  query?: Schema;
  body?: Schema;
  /** The fields of the response beside `status` (DEC-05). */
  answer: Record<string, Schema>;
  /** Failures that are sent with HTTP 200, with the fields beside their message (A.4, A.19, A.20). */
  toldAsAnswer?: Record<string, Schema>;
  errors: ErrorCode[];
  statuses?: Partial<Record<ErrorCode, number[]>>;
  isKept?: true;
  /** Credentials (a bearer token and the user's id) are optional. */
  mayBeSigned?: true;
  /** Credentials are required, in one of three places (DEC-22). */
  isSigned?: true;
}

/** Defines the server's side of a call. A function makes the schemas, so that browsers that only call it do not load them. */
/*@__NO_SIDE_EFFECTS__*/
export function defineEndpoint<const Schemas extends EndpointSchemas>(
  { method, path }: Pick<Call, 'method' | 'path'>,
  schemas: () => Schemas,
): Pick<Call, 'method' | 'path'> & Schemas {
  return { method, path, ...schemas() };
}

export function addressOf({ path }: Pick<Call, 'path'>, { params = {}, query }: CallInput = {}): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  if (!query) return filled;
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) search.set(name, String(value));
  return `${filled}?${search}`;
}
