import type { CheckInput } from '../base/check-input.ts';
import type { Slip } from '../base/finding.ts';

/** Dishes without a VAT rate where the site has no default rate either. A site's rate of 0 with the tax enabled means none. */
export function missingRate({ entries, facts: { tax } }: CheckInput): Slip[] {
  if (!tax.isEnabled || tax.defaultRateBp > 0) return [];
  return entries
    .filter(({ item }) => item.price.taxRateBp === null)
    .map(({ item }) => ({ target: { kind: 'item', id: item.id, field: 'taxRate' }, values: { item: item.name } }));
}
