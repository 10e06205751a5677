import type { FastifyBaseLogger } from 'fastify';
import { GatewayFailure } from '../../gateways/gateway-failure.ts';
import { createLoop, type Loop } from '../../jobs/create-loop.ts';
import { listDueDisputes } from './dispute/dispute-repository.ts';
import { createDisputeSearch, type DisputeTasks, reconcileDisputes } from './dispute/reconcile-disputes.ts';
import { reconcileRefund } from './refund/refund-order.ts';
import { listDueRefunds } from './refund/refund-repository.ts';
import { claimPayments, listOpenPayments, postponeCheck } from './settle/payment-repository.ts';
import { type ReconcileTools, reconcilePayment } from './settle/reconcile-payment.ts';

export interface PaymentSweep extends Loop {
  wakeRefunds(): void;
  wakeDisputes(): void;
}

interface Options extends ReconcileTools {
  alarmTasks: Parameters<typeof reconcileRefund>[0]['alarmTasks'];
  disputeTasks: DisputeTasks;
  log: FastifyBaseLogger;
}

/** With a batch of one, a call that hangs would block all payments. A large batch would delay orders. */
const batch = 4;
const everyMs = 60_000;
const leaseSeconds = 60;

/** Reconciles due payments (PAY-24) after a webhook or commit, every minute, and all open ones at the start. */
export function startPaymentSweep(options: Options): PaymentSweep {
  const { log } = options;
  const payments = createLoop({
    work: checkPayments(options),
    everyMs,
    log,
    failure: 'the payments could not be read',
  });
  const refunds = createLoop({ work: checkRefunds(options), everyMs, log, failure: 'the refunds could not be read' });
  const disputes = createLoop({
    work: checkDisputes(options),
    everyMs,
    log,
    failure: 'the disputes could not be read',
  });
  disputes.wake();
  refunds.wake();
  payments.wake();
  return {
    wake: payments.wake,
    wakeRefunds: refunds.wake,
    wakeDisputes: disputes.wake,
    drain: async () => {
      await disputes.drain();
      await refunds.drain();
      await payments.drain();
    },
    stop: async () => {
      await Promise.all([disputes.stop(), refunds.stop(), payments.stop()]);
    },
  };
}

function checkPayments({ log, ...tools }: Options): (signal: AbortSignal) => Promise<void> {
  const { db, now } = tools;
  let isResumed = false;

  async function check(id: string): Promise<Temporal.Instant | null> {
    try {
      return await reconcilePayment(tools, id);
    } catch (error) {
      const isExpected = error instanceof GatewayFailure;
      log[isExpected ? 'warn' : 'error']({ err: error, payment: id }, 'a payment could not be reconciled yet');
      return now().toInstant().add({ seconds: leaseSeconds });
    }
  }

  async function resume(signal: AbortSignal): Promise<void> {
    for (const id of await listOpenPayments(db)) {
      if (signal.aborted) return;
      await check(id);
    }
  }

  async function checkDue(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const at = now().toInstant();
      const leasedUntil = Temporal.Instant.fromEpochMilliseconds(at.epochMilliseconds).add({ seconds: leaseSeconds });
      const ids = await claimPayments(db, { now: at, leasedUntil, limit: batch });
      if (ids.length === 0) return;
      const checkOne = async (id: string) => {
        const nextCheckAt = await check(id);
        if (nextCheckAt) await postponeCheck(db, id, { leasedUntil, nextCheckAt });
      };
      await Promise.all(ids.map(checkOne));
    }
  }

  return (signal) => {
    if (isResumed) return checkDue(signal);
    isResumed = true;
    return resume(signal);
  };
}

function checkRefunds(options: Options): (signal: AbortSignal) => Promise<void> {
  const { db, cards, log, alarmTasks, wakeOutbox, announce } = options;
  const now = () => options.now().toInstant();
  const tools = { db, cards, now, alarmTasks };
  return async (signal) => {
    const due = await listDueRefunds(db, now());
    for (const refund of due) {
      if (signal.aborted) return;
      await reconcileRefund(tools, refund).catch((error: unknown) =>
        log.warn({ err: error, refund: refund.id }, 'a refund could not be paid back yet'),
      );
    }
    wakeOutbox();
    if (due.length > 0) announce();
  };
}

function checkDisputes(options: Options): (signal: AbortSignal) => Promise<void> {
  const { db, cards, log, disputeTasks, wakeOutbox, announce } = options;
  const now = () => options.now().toInstant();
  const search = createDisputeSearch({ db, cards, now });
  return async (signal) => {
    await search().catch((error: unknown) => log.warn({ err: error }, 'new disputes could not be looked for yet'));
    const due = await listDueDisputes(db, now());
    for (const payment of due) {
      if (signal.aborted) return;
      await reconcileDisputes({ db, cards, now, disputeTasks }, payment).catch((error: unknown) =>
        log.warn({ err: error, payment: payment.id }, 'the disputes of a payment could not be looked up yet'),
      );
    }
    if (due.length === 0) return;
    wakeOutbox();
    announce();
  };
}
