import { isDisputeOver } from '@comptoir/domain';
import type { Db } from '../../../db/database.ts';
import type { PaymentGateway, ProviderDispute } from '../../../gateways/payment/payment-gateway.ts';
import type { OutboxTask } from '../../../jobs/outbox/outbox-repository.ts';
import { checkDisputesAgain, type DisputedPayment, noteUnknownDisputes, writeDispute } from './dispute-repository.ts';

/** Creates the mails to the owners about a new dispute. */
export type DisputeTasks = (dispute: {
  id: string;
  /** Null if the payment has no order. */
  orderNumber: number | null;
  dueBy: Temporal.Instant | null;
}) => Promise<OutboxTask[]>;

export interface DisputeTools {
  db: Db;
  cards: Pick<PaymentGateway, 'listDisputes' | 'listNewestDisputes'>;
  now: () => Temporal.Instant;
  disputeTasks: DisputeTasks;
}

/** A dispute that no webhook told of is found within half a day, and so is its end. */
const openHours = 12;

/**
 * Looks the disputes of a payment up, and writes down what became of them (PYX-76). Idempotent.
 * @throws GatewayFailure if the provider can't be reached; nothing has changed then
 */
export async function reconcileDisputes(
  { db, cards, now, disputeTasks }: DisputeTools,
  { id, order }: DisputedPayment,
): Promise<void> {
  const readAt = now();
  const disputes = await cards.listDisputes(id);
  for (const dispute of disputes) {
    const tasks = await disputeTasks({ id: dispute.id, orderNumber: order?.number ?? null, dueBy: dispute.dueBy });
    await writeDispute(db, { orderId: order?.id ?? null, dispute, at: readAt, tasks });
  }
  await checkDisputesAgain(db, id, { readAt, nextCheckAt: nextCheckOf(disputes, readAt) });
}

function nextCheckOf(disputes: ProviderDispute[], at: Temporal.Instant): Temporal.Instant | null {
  return disputes.every(({ state }) => isDisputeOver(state)) ? null : at.add({ hours: openHours });
}

/** Looks for disputes that no webhook told of, at the first call and then every 12 h. @throws GatewayFailure */
export function createDisputeSearch({ db, cards, now }: Omit<DisputeTools, 'disputeTasks'>): () => Promise<void> {
  let nextAt: Temporal.Instant | null = null;
  return async () => {
    const at = now();
    if (nextAt && Temporal.Instant.compare(at, nextAt) < 0) return;
    await noteUnknownDisputes(db, await cards.listNewestDisputes(), at);
    nextAt = at.add({ hours: openHours });
  };
}
