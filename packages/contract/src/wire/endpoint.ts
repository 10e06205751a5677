import type * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';

/** What goes with a call, made of its caller's arguments. */
export interface CallInput {
  /** Fill the path's `:name`. */
  params?: Record<string, string | number>;
  query?: Record<string, string | number>;
  headers?: Record<string, string>;
  body?: object;
}

/** The browser's side of an endpoint: where it is, what is sent, and how its answer is read. It knows no schema. */
export interface Call<Arguments extends unknown[] = never[], Result = unknown> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** A parameter is written `:name`. */
  path: string;
  /** The answer is another one each time: nothing may keep it. */
  isFresh?: true;
  /** It arrives though the page that sent it is closed. */
  outlivesPage?: true;
  send?: (...values: Arguments) => CallInput;
  /** Reads the body of a success; null: it does not say what it has to, so that it is none. */
  read: (body: unknown) => Result | null;
}

/** The identity, so that a call is typed where it is written. */
export function defineCall<Result, Arguments extends unknown[] = []>(
  call: Call<Arguments, Result>,
): Call<Arguments, Result> {
  return call;
}

type Schema = z.core.$ZodType;

/** The server's side of an endpoint: what it takes, what it answers, and its failures by their code. */
export interface EndpointSchemas {
  /** For the OpenAPI document. */
  summary: string;
  params?: Schema;
  query?: Schema;
  body?: Schema;
  /** The named values beside `status` (DEC-05). */
  answer: Record<string, Schema>;
  /** Failures that are told with HTTP 200, with what stands beside their message (A.4, A.19, A.20). */
  toldAsAnswer?: Record<string, Schema>;
  errors: ErrorCode[];
  /** Where a failure answers with other statuses than its own. */
  statuses?: Partial<Record<ErrorCode, number[]>>;
  /** The answer may be 304, for a client that has it. */
  isKept?: true;
  /** It may be asked as somebody: with a bearer and the user's id. */
  mayBeSigned?: true;
  /** It is asked as somebody, in one of the three ways (DEC-22). */
  isSigned?: true;
}

/**
 * An endpoint as the API serves it. The schemas are made by a function, so that a bundle which only calls the endpoint
 * leaves them and their library out.
 */
/*@__NO_SIDE_EFFECTS__*/
export function defineEndpoint<const Schemas extends EndpointSchemas>(
  { method, path }: Pick<Call, 'method' | 'path'>,
  schemas: () => Schemas,
): Pick<Call, 'method' | 'path'> & Schemas {
  return { method, path, ...schemas() };
}

/** The address of a call with its parameters filled in and its query behind it. */
export function addressOf({ path }: Pick<Call, 'path'>, { params = {}, query }: CallInput = {}): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  if (!query) return filled;
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) search.set(name, String(value));
  return `${filled}?${search}`;
}
