import type { CheckInput } from '../base/check-input.ts';
import type { Slip, Target } from '../base/finding.ts';
import { sumUp } from '../base/sum-up.ts';

/** Dishes and choices on sale whose allergens the restaurant did not declare. Declaring that there are none is a declaration. */
export function undeclaredAllergens({ onSale, choices }: CheckInput): Slip[] {
  const at = (kind: 'item' | 'choice', id: number): Target => ({ kind, id, field: 'allergens' });
  return sumUp([
    ...onSale
      .filter(({ item }) => item.allergens === null)
      .map(({ item }) => ({ target: at('item', item.id), name: item.name })),
    ...choices
      .filter(({ choice, isOnSale }) => isOnSale && choice.declaration === undefined)
      .map(({ choice }) => ({ target: at('choice', choice.id), name: choice.name })),
  ]);
}
