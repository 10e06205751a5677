import type * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';

export interface CallInput {
  /** Values for `:name` in the path. */
  params?: Record<string, string | number>;
  query?: Record<string, string | number>;
  headers?: Record<string, string>;
  body?: object;
}

/** The browser's side of an endpoint. It contains no schema. */
export interface Call<Arguments extends unknown[] = never[], Result = unknown> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** A parameter is written `:name`. */
  path: string;
  /** The answer is never cached. */
  isFresh?: true;
  /** The request continues after its page is closed. */
  outlivesPage?: true;
  send?: (...values: Arguments) => CallInput;
  /** Reads the body of a success; null: unreadable, which counts as a failure. */
  read: (body: unknown) => Result | null;
}

/** The identity, for the type. */
export function defineCall<Result, Arguments extends unknown[] = []>(
  call: Call<Arguments, Result>,
): Call<Arguments, Result> {
  return call;
}

type Schema = z.core.$ZodType;

/** The server's side of an endpoint: input, answer, and failures by their code. */
export interface EndpointSchemas {
  /** For the OpenAPI document. */
  summary: string;
  params?: Schema;
  query?: Schema;
  body?: Schema;
  /** The named values beside `status` (DEC-05). */
  answer: Record<string, Schema>;
  /** Failures with HTTP 200, with the fields beside their message (A.4, A.19, A.20). */
  toldAsAnswer?: Record<string, Schema>;
  errors: ErrorCode[];
  /** Other statuses than the code's own. */
  statuses?: Partial<Record<ErrorCode, number[]>>;
  /** The answer can be 304. */
  isKept?: true;
  /** Optional credentials: a bearer and the user's id. */
  mayBeSigned?: true;
  /** Required credentials, in one of three ways (DEC-22). */
  isSigned?: true;
}

/** The server's side of a call. The schemas are made by a function, so that browsers that only call it do not load them. */
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
