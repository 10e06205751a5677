import type { OfficeWithdrawal, WithdrawalStep } from '@comptoir/contract';

/** The state of a withdrawal and, while its refund is under way, what the manager has to do. */
export type Standing = OfficeWithdrawal['state'] | 'cash' | 'deducted' | 'failed';

/** An unmatched declaration is refused by filing it, because nothing was unsealed. */
export type OfferedStep = WithdrawalStep | 'file';

const steps: Partial<Record<Standing, readonly OfferedStep[]>> = {
  declared: ['returned', 'refund', 'refuse'],
  unmatched: ['bind', 'file'],
  cash: ['settled'],
};

export function standingOf({ state, paymentMethod, handedOverAt, refundStatus }: OfficeWithdrawal): Standing {
  if (state !== 'settling') return state;
  if (paymentMethod === 'cash') return handedOverAt ? 'cash' : 'deducted';
  return refundStatus === 'refused' ? 'failed' : 'settling';
}

/** What can be done. An acknowledgement is mailed again as long as its diner's address was not deleted (LAW-37). */
export function stepsOf(withdrawal: OfficeWithdrawal): OfferedStep[] {
  return [...(steps[standingOf(withdrawal)] ?? []), ...(withdrawal.email === '' ? [] : (['resend'] as const))];
}

export const isEnded = ({ state }: Pick<OfficeWithdrawal, 'state'>) => state === 'settled' || state === 'refused';
