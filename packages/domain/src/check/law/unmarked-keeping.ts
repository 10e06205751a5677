import { alcoholRateBp } from '../../law/alcohol.ts';
import { keptRateBp } from '../../law/rates.ts';
import type { CheckInput } from '../base/check-input.ts';
import type { Slip } from '../base/finding.ts';

/** Dishes on sale at the rates of what keeps, that are neither home-made nor marked as withdrawable. */
export function unmarkedKeeping({ onSale, facts: { tax } }: CheckInput): Slip[] {
  if (!tax.isEnabled) return [];
  return onSale
    .filter(({ item: { isHomemade, isWithdrawable, price } }) => {
      const rateBp = price.taxRateBp ?? tax.defaultRateBp;
      return !isHomemade && !isWithdrawable && (rateBp === keptRateBp || rateBp === alcoholRateBp);
    })
    .map(({ item }) => ({ target: { kind: 'item', id: item.id, field: 'withdrawal' }, values: { item: item.name } }));
}
