import { setTimeout as sleep } from 'node:timers/promises';
import type { WebhookMode } from '../faults/faults.ts';
import type { StripeEvent } from '../ledger/stripe-objects.ts';
import { signPayload } from './sign-payload.ts';

export interface Webhooks {
  send(event: StripeEvent): void;
  /** Sends delayed events at once, and waits until all were acknowledged or given up. */
  drain(): Promise<void>;
  close(): Promise<void>;
}

interface WebhookOptions {
  /** Null until the shop's address is known; events wait in the ledger. */
  url: () => string | null;
  secret: string;
  mode: () => WebhookMode;
  isWithheld: (kind: string) => boolean;
  now: () => number;
  /** Called when an event was acknowledged, given up, or withheld. */
  settle: (event: StripeEvent) => void;
  log: (message: string) => void;
}

/** Pauses before the retries of an event; after the last one the sandbox gives up. */
const pausesMilliseconds = [100, 500, 2_000, 5_000, 10_000];
const attemptMilliseconds = 5_000;
const heldMilliseconds = { late: 3_000, shuffled: 300 };

/** Sends events to the shop, signed as Stripe signs them. As at Stripe, the sequence of events is not guaranteed. */
export function openWebhooks({ url, secret, mode, isWithheld, now, settle, log }: WebhookOptions): Webhooks {
  const closing = new AbortController();
  const running = new Set<Promise<void>>();
  let held: StripeEvent[] = [];
  let holding: ReturnType<typeof setTimeout> | undefined;

  async function post(target: string, payload: string): Promise<boolean> {
    try {
      const response = await fetch(target, {
        method: 'POST',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'stripe-signature': signPayload(payload, secret, now()),
        },
        body: payload,
        redirect: 'manual',
        signal: AbortSignal.any([closing.signal, AbortSignal.timeout(attemptMilliseconds)]),
      });
      await response.body?.cancel();
      return response.ok;
    } catch {
      return false;
    }
  }

  async function deliver(event: StripeEvent): Promise<void> {
    const target = url();
    if (target === null) return;
    const payload = JSON.stringify(event, null, 2);
    for (const pause of [...pausesMilliseconds, null]) {
      if (await post(target, payload)) break;
      if (closing.signal.aborted) return;
      if (pause === null) log(`${event.type} ${event.id} was not acknowledged and is given up`);
      else await sleep(pause, undefined, { signal: closing.signal }).catch(() => {});
    }
    settle(event);
  }

  function start(event: StripeEvent): void {
    const delivery = deliver(event).finally(() => running.delete(delivery));
    running.add(delivery);
  }

  function release(): void {
    clearTimeout(holding);
    holding = undefined;
    const events = mode() === 'shuffled' ? held.toReversed() : held;
    held = [];
    events.forEach(start);
  }

  return {
    send(event) {
      const how = mode();
      if (how === 'none' || isWithheld(event.type)) settle(event);
      else if (how === 'late' || how === 'shuffled') {
        held.push(event);
        holding ??= setTimeout(release, heldMilliseconds[how]);
      } else {
        start(event);
        if (how === 'doubled') start(event);
      }
    },
    async drain() {
      release();
      while (running.size > 0) await Promise.all(running);
    },
    async close() {
      clearTimeout(holding);
      closing.abort();
      await Promise.all(running);
    },
  };
}
