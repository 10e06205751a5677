import type { Context } from '../../context.ts';
import { GatewayFailure } from '../../gateways/gateway-failure.ts';
import { claimPayments, listOpenPayments, postponeCheck } from './payment-repository.ts';
import { reconcilePayment } from './reconcile-payment.ts';
import { reconcileRefund } from './refund/refund-order.ts';
import { listOpenRefunds } from './refund/refund-repository.ts';

export interface PaymentSweep {
  /** Looks at once instead of at the next minute. */
  wake(): void;
  /** Looks until nothing is due any more; for tests and the end of the process. */
  drain(): Promise<void>;
  stop(): Promise<void>;
}

/** One after the other would let one that hangs hold up all; many at once would hold up the orders. */
const batch = 4;
const lookMilliseconds = 60_000;
/** For so long a payment is left to who took it, and so long it rests after a failure. */
const leaseSeconds = 60;

/**
 * Settles payments that are due (requirement PAY-24): at once when a webhook or a commit calls, every minute what none told of, and at
 * start everything that is not settled, for it was under way when the server ended.
 */
export function startPaymentSweep(context: Context): PaymentSweep {
  const { database, log, now } = context;
  // A server that takes no cards can settle nothing.
  let isStopped = context.cards === null;
  let running: Promise<void> | null = null;
  let isAskedAgain = false;

  async function look(id: string): Promise<Temporal.Instant | null> {
    try {
      return await reconcilePayment(context, id);
    } catch (error) {
      const isExpected = error instanceof GatewayFailure;
      log[isExpected ? 'warn' : 'error']({ err: error, payment: id }, 'a payment could not be settled yet');
      return now().toInstant().add({ seconds: leaseSeconds });
    }
  }

  async function work(): Promise<void> {
    do {
      isAskedAgain = false;
      for (let taken = await take(); taken.ids.length > 0; taken = await take()) {
        const { ids, leasedUntil } = taken;
        const settle = async (id: string) => {
          const nextCheckAt = await look(id);
          if (nextCheckAt) await postponeCheck(database.db, id, { leasedUntil, nextCheckAt });
        };
        await Promise.all(ids.map(settle));
      }
    } while (isAskedAgain && !isStopped);
  }

  async function take(): Promise<{ ids: string[]; leasedUntil: Temporal.Instant }> {
    const at = now().toInstant();
    const leasedUntil = Temporal.Instant.fromEpochMilliseconds(at.epochMilliseconds).add({ seconds: leaseSeconds });
    const ids = isStopped ? [] : await claimPayments(database.db, { now: at, leasedUntil, limit: batch });
    return { ids, leasedUntil };
  }

  /** Refunds whose outcome was not known are few, and tried again every minute. */
  async function reconcileRefunds(): Promise<void> {
    const tools = { db: database.db, cards: context.cards, now: () => now().toInstant() };
    for (const refund of isStopped ? [] : await listOpenRefunds(database.db)) {
      await reconcileRefund(tools, refund).catch((error: unknown) =>
        log.warn({ err: error, refund: refund.id }, 'a refund could not be paid back yet'),
      );
    }
    context.wakeOutbox();
  }

  async function resume(): Promise<void> {
    await reconcileRefunds();
    for (const id of await listOpenPayments(database.db)) {
      if (isStopped) return;
      await look(id);
    }
  }

  function run(task: () => Promise<void>): void {
    running = task()
      .catch((error: unknown) => log.warn({ err: error }, 'the payments could not be read'))
      .finally(() => {
        running = null;
        if (isAskedAgain) wake();
      });
  }

  function wake(): void {
    if (isStopped) return;
    if (running) isAskedAgain = true;
    else run(work);
  }

  async function lookAtAll(): Promise<void> {
    await reconcileRefunds();
    await work();
  }

  const timer = setInterval(() => {
    if (running) wake();
    else if (!isStopped) run(lookAtAll);
  }, lookMilliseconds);
  timer.unref();
  run(resume);

  return {
    wake,
    drain: async () => {
      while (running) await running;
      if (!isStopped) run(lookAtAll);
      while (running) await running;
    },
    stop: async () => {
      isStopped = true;
      clearInterval(timer);
      while (running) await running;
    },
  };
}
