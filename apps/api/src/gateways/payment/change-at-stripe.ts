import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import Stripe from 'stripe';

/** Milliseconds before the second request, so that an identical concurrent request can end. */
const duplicateMilliseconds = 300;

/** True if a repeated request would get the same error. Wrong keys and too many requests may succeed later. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof Stripe.errors.StripeError)) return false;
  const { statusCode = 500 } = error;
  return statusCode >= 400 && statusCode < 500 && ![401, 403, 409, 429].includes(statusCode);
}

interface Change<T> {
  key: string;
  send: (options: { idempotencyKey: string }) => Promise<T>;
  /** Finds the result of an earlier attempt. Undefined means that the change did not happen. */
  lookUp: () => Promise<T | undefined>;
  refused: () => Promise<T>;
}

/** After a server error the second request has a new key, because Stripe stores the error under the first key. */
export async function changeAtStripe<T>(signal: AbortSignal, { key, send, lookUp, refused }: Change<T>): Promise<T> {
  try {
    return await send({ idempotencyKey: key });
  } catch (error) {
    if (isRefusal(error)) return refused();
    if (signal.aborted) throw error;
    const done = await lookUp();
    if (done !== undefined) return done;
    const { statusCode = 0 } = error instanceof Stripe.errors.StripeError ? error : {};
    if (statusCode === 409) await sleep(duplicateMilliseconds);
    return send({ idempotencyKey: statusCode >= 500 ? `${key}:${randomUUID()}` : key }).catch((again: unknown) => {
      if (isRefusal(again)) return refused();
      throw again;
    });
  }
}
