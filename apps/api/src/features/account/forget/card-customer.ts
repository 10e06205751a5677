import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { PaymentGateway } from '../../../gateways/payment/payment-gateway.ts';
import { defineTask, type TaskHandler } from '../../../jobs/outbox/define-task.ts';
import type { OutboxTask } from '../../../jobs/outbox/outbox-repository.ts';

const cardCustomer = defineTask('forget-card-customer', z.object({ customerId: z.string() }));

export function cardCustomerTask(customerId: string): OutboxTask {
  return cardCustomer.task({ key: `forget-card-customer:${randomUUID()}`, payload: { customerId } });
}

/** Without card keys these tasks wait, because the provider still stores the customers. */
export function cardCustomerHandler(cards: PaymentGateway | null): TaskHandler {
  return cardCustomer.handledBy(async ({ key, payload: { customerId } }) => {
    if (!cards) throw new Error(`Nobody takes cards here, so that ${key} has to wait.`);
    await cards.deleteCustomer(customerId);
  });
}
