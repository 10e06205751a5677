import { isObject } from './wire-values.ts';

/** The body of a success: the named values beside `status` (DEC-05). */
export function success<T extends object>(values: T): { status: 'success' } & T {
  return { status: 'success', ...values };
}

/**
 * The value of an answer, whichever of the four tolerated shapes it has (API-39): the bare value, `{ payload }`,
 * `{ payload: { name } }` or `{ name }`.
 */
export function readPayload(body: unknown, name?: string): unknown {
  if (!isObject(body)) return body;
  if (name !== undefined && name in body) return body[name];
  if (!('payload' in body)) return body;
  const payload = body.payload;
  return name !== undefined && isObject(payload) && name in payload ? payload[name] : payload;
}

/** True unless the body itself says that it failed: some answers do so with HTTP 200 (A.4, A.20). */
export function isSuccess(body: unknown): boolean {
  return !isObject(body) || !('status' in body) || /^(success|ok)$/i.test(String(body.status));
}
