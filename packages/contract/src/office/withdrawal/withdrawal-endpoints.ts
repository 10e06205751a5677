import * as z from 'zod/mini';
import { actionIdSchema } from '../../wire/action-identity.ts';
import { lineSchema } from '../../wire/line-schema.ts';
import { defineOfficeCall, defineOfficeEndpoint } from '../base/office-endpoint.ts';
import { officeWithdrawalSchema } from './office-withdrawal.ts';

const path = '/v2/office/withdrawals';

export const withdrawalsCall = defineOfficeCall({
  method: 'GET',
  path,
  isFresh: true,
  answer: z.object({ withdrawals: z.array(officeWithdrawalSchema) }),
});

export const withdrawalsEndpoint = defineOfficeEndpoint(withdrawalsCall, () => ({
  summary: 'The declared withdrawals: open ones, oldest first, then those that ended in the last 90 days',
  access: 'withdrawals',
  audit: null,
  errors: [],
}));

/**
 * `bind` gives an unmatched declaration to the order of its number, `returned` and `refund` request the refund (after
 * and before the return), `refuse` ends it without one, and `settled` says that cash was given back. `resend` mails its
 * acknowledgement again, in any state, as long as its diner has an address.
 */
export type WithdrawalStep = 'bind' | 'returned' | 'refund' | 'refuse' | 'settled' | 'resend';

const answer = z.object({ withdrawal: officeWithdrawalSchema, isReplayed: z.boolean() });
const longestReason = 200;

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

const summaries: Record<WithdrawalStep, string> = {
  bind: 'Give an unmatched declaration to the order of its number',
  returned: 'The article is back: request the refund',
  refund: 'Request the refund without waiting for the article',
  refuse: 'Refuse what was unsealed, with a reason that the diner is told',
  settled: 'The cash of the refund was given back',
  resend: 'Mail the acknowledgement again, as a duplicate',
};

const reasonSchema = lineSchema(longestReason).check(z.refine((value) => value.trim() !== ''));

/*@__NO_SIDE_EFFECTS__*/
function stepEndpoint<Fields extends { reason?: typeof reasonSchema }>(step: WithdrawalStep, fields: Fields) {
  return defineOfficeEndpoint({ method: 'POST', path: `${path}/:id/${step}`, answer }, () => ({
    summary: summaries[step],
    access: 'withdrawals',
    audit: `withdrawal_${step}`,
    params: z.object({ id: z.uuid() }),
    body: z.strictObject({
      actionId: actionIdSchema,
      ...fields,
    }),
    errors: ['not_found', 'withdrawal_moved', 'nothing_to_withdraw', 'action_exists'],
  }));
}

export const withdrawalStepEndpoints = {
  bind: stepEndpoint('bind', {}),
  returned: stepEndpoint('returned', {}),
  refund: stepEndpoint('refund', {}),
  refuse: stepEndpoint('refuse', { reason: reasonSchema }),
  settled: stepEndpoint('settled', {}),
  resend: stepEndpoint('resend', {}),
};
