import type { StripeErrorBody } from '../ledger/stripe-objects.ts';

/** What one request is answered. */
export interface Answer {
  status: number;
  body: object;
  /** Whether the work had begun: then an idempotency key keeps the answer, be it an error. */
  hasBegun: boolean;
}

export const answer = (body: object): Answer => ({ status: 200, body, hasBegun: true });

/** A request that is refused before any work: nothing is kept, and the same key may be used again. */
export const refuse = (status: number, error: StripeErrorBody): Answer => ({
  status,
  body: { error },
  hasBegun: false,
});

/** A request that was carried out and failed, e.g. a declined card. */
export const fail = (status: number, error: StripeErrorBody): Answer => ({ status, body: { error }, hasBegun: true });

/** A parameter that is missing, unknown or out of range. */
export const refuseParameter = (param: string, message: string, code?: string): Answer =>
  refuse(400, { type: 'invalid_request_error', message, param, ...(code && { code }) });

/** There is no such object: 404 for the one in the path (`param` is `id` or `intent`), 400 for one in the parameters. */
export const refuseMissing = (status: 400 | 404, kind: string, id: string, param: string): Answer =>
  refuse(status, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${kind}: '${id}'`,
    param,
  });
