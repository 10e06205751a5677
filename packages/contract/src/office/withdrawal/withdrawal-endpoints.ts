import * as z from 'zod/mini';
import { defineOfficeCall } from '../base/office-endpoint.ts';
import { officeWithdrawalSchema } from './office-withdrawal.ts';

const path = '/v2/office/withdrawals';

export const withdrawalsCall = defineOfficeCall({
  method: 'GET',
  path,
  isFresh: true,
  answer: z.object({ withdrawals: z.array(officeWithdrawalSchema) }),
});

/**
 * `bind` gives an unmatched declaration to the order of its number, `returned` and `refund` request the refund (after
 * and before the return), `refuse` ends it without one, and `settled` says that cash was given back.
 */
export type WithdrawalStep = 'bind' | 'returned' | 'refund' | 'refuse' | 'settled';

const answer = z.object({ withdrawal: officeWithdrawalSchema, isReplayed: z.boolean() });

/** Does a step of a withdrawal. `actionId` is a new UUID for each tap; retries repeat it. */
export const withdrawalStepCall = defineOfficeCall({
  method: 'POST',
  path: `${path}/:id/:step`,
  send: (id: string, step: WithdrawalStep, actionId: string, reason?: string) => ({
    params: { id, step },
    body: { actionId, ...(reason !== undefined && { reason }) },
  }),
  answer,
});
