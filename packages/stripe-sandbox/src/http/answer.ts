import type { StripeErrorBody } from '../ledger/stripe-objects.ts';

export interface Answer {
  status: number;
  body: object;
  /** Once the operation has begun, the idempotency key stores its response, even an error. */
  hasBegun: boolean;
}

export const answer = (body: object): Answer => ({ status: 200, body, hasBegun: true });

/** Refuses a request before any work. The response is not stored, so the same idempotency key can be used again. */
export const refuse = (status: number, error: StripeErrorBody): Answer => ({
  status,
  body: { error },
  hasBegun: false,
});

export const fail = (status: number, error: StripeErrorBody): Answer => ({ status, body: { error }, hasBegun: true });

export const refuseParameter = (param: string, message: string, code?: string): Answer =>
  refuse(400, { type: 'invalid_request_error', message, param, ...(code && { code }) });

/** `param` names the path's object (`id` or `intent`, status 404), or a parameter (status 400). */
export const refuseMissing = (status: 400 | 404, kind: string, id: string, param: string): Answer =>
  refuse(status, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${kind}: '${id}'`,
    param,
  });
