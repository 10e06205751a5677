import type { CheckInput } from '../base/check-input.ts';
import type { Slip } from '../base/finding.ts';

/** What is made on the spot can't be withdrawn from (LAW-15). */
export function contradictoryMarks({ entries }: CheckInput): Slip[] {
  return entries
    .filter(({ item }) => item.isHomemade && item.isWithdrawable)
    .map(({ item }) => ({ target: { kind: 'item', id: item.id, field: 'withdrawal' }, values: { item: item.name } }));
}
