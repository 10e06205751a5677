import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import Stripe from 'stripe';

/** How long the same question, asked at the same time, is given to be answered. */
const duplicateMilliseconds = 300;

/** Whether asking again would be answered the same: not a key that is wrong, a key in use or too many questions. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof Stripe.errors.StripeError)) return false;
  const { statusCode = 500 } = error;
  return statusCode >= 400 && statusCode < 500 && ![401, 403, 409, 429].includes(statusCode);
}

/** A question that may have changed something, and how to find out whether it did. */
interface Change<T> {
  key: string;
  send: (options: { idempotencyKey: string }) => Promise<T>;
  /** What became of it; undefined: it did not happen. */
  lookUp: () => Promise<T | undefined>;
  /** What stands where it was refused. */
  refused: () => Promise<T>;
}

/**
 * Sends a change under our own idempotency key. A failure of the provider's or a lost connection tells nothing, so it is looked up
 * what became of it before it is sent once more. A failure is kept under its key, which then answers nothing else: a fresh key follows it.
 */
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
