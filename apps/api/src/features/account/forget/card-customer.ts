import { randomUUID } from 'node:crypto';
import type { PaymentGateway } from '../../../gateways/payment/payment-gateway.ts';
import type { TaskHandler } from '../../../jobs/outbox/outbox.ts';
import type { OutboxTask } from '../../../jobs/outbox/outbox-repository.ts';

export const cardCustomerKind = 'forget-card-customer';

/** To be asked for in the transaction that forgets whose customer it was. */
export function cardCustomerTask(customerId: string): OutboxTask {
  return { key: `${cardCustomerKind}:${randomUUID()}`, kind: cardCustomerKind, payload: { customerId } };
}

/** Does the outbox's `forget-card-customer`. It waits where nobody takes cards at the moment: the customer is still known there. */
export function cardCustomerHandler(cards: PaymentGateway | null): TaskHandler {
  return async ({ key, payload }) => {
    if (!cards) throw new Error(`Nobody takes cards here, so that ${key} has to wait.`);
    await cards.deleteCustomer(String(payload.customerId));
  };
}
