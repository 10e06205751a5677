import { isObject } from './wire-values.ts';

export function success<T extends object>(values: T): { status: 'success' } & T {
  return { status: 'success', ...values };
}

/** Finds the value in any of the four tolerated shapes (API-39): bare, `{ payload }`, `{ payload: { name } }` or `{ name }`. */
export function readPayload(body: unknown, name?: string): unknown {
  if (!isObject(body)) return body;
  if (name !== undefined && name in body) return body[name];
  if (!('payload' in body)) return body;
  const payload = body.payload;
  return name !== undefined && isObject(payload) && name in payload ? payload[name] : payload;
}

/** Some failures are sent with HTTP 200, and only the `status` in their body reveals them (A.4, A.20). */
export function isSuccess(body: unknown): boolean {
  return !isObject(body) || !('status' in body) || /^(success|ok)$/i.test(String(body.status));
}
