import { z } from 'zod';
import { defineTask } from '../../../jobs/outbox/define-task.ts';
import type { OutboxTask } from '../../../jobs/outbox/outbox-repository.ts';

/** `receipt`, `duplicate` and `refused` go to the diner, `declared` and `reminder` to the managers. */
const news = ['receipt', 'duplicate', 'refused', 'declared', 'reminder'] as const;

export type WithdrawalNews = (typeof news)[number];

/**
 * `to` is the manager's address; null for the diner's, which the withdrawal or its order has. `n` is the number of a duplicate,
 * which a task of an earlier version has not.
 */
const schema = z.object({
  withdrawalId: z.string(),
  news: z.enum(news),
  to: z.string().nullable(),
  n: z.int().optional(),
});

export const withdrawalMail = defineTask('withdrawal-mail', schema);

export function dinerMailTask(withdrawalId: string, told: 'receipt' | 'refused'): OutboxTask {
  const payload = { withdrawalId, news: told, to: null };
  return withdrawalMail.task({ key: `withdrawal-mail:${told}:${withdrawalId}`, payload });
}

/** The acknowledgement once more. Each action that asks for it sends one. */
export function duplicateMailTask(withdrawalId: string, actionId: string, n: number): OutboxTask {
  const payload = { withdrawalId, news: 'duplicate', to: null, n } as const;
  return withdrawalMail.task({ key: `withdrawal-mail:duplicate:${withdrawalId}:${actionId}`, payload });
}

export function managerMailTasks(
  withdrawalId: string,
  told: 'declared' | 'reminder',
  addresses: readonly string[],
): OutboxTask[] {
  return addresses.map((to) =>
    withdrawalMail.task({
      key: `withdrawal-mail:${told}:${withdrawalId}:${to}`,
      payload: { withdrawalId, news: told, to },
    }),
  );
}

/** Looks for the order of a declaration that came without its link, after the answer (LAW-43). */
export const withdrawalMatch = defineTask('withdrawal-match', z.object({ withdrawalId: z.string() }));

export function matchTask(withdrawalId: string): OutboxTask {
  return withdrawalMatch.task({ key: `withdrawal-match:${withdrawalId}`, payload: { withdrawalId } });
}
