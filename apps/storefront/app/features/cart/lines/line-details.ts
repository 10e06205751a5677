import { type ChosenOption, type DishChange, type Item, listChanges } from '@comptoir/domain';
import type { Say } from '../../../messages/use-message.ts';

function sayChange({ name, quantity, group }: DishChange, say: Say): string {
  if (quantity === 0) return say('cart.without', { name });
  const said = group === null ? name : say('cart.groupChoice', { group, name });
  return quantity === 1 ? said : say('cart.choiceCount', { count: quantity, name: said });
}

/**
 * What was chosen beyond the dish as it comes, in menu order, as one line of text: "Pâte : Complète · 2 × Burrata". Where a
 * choice alone could be another group's, its group says which.
 */
export function lineDetails(item: Item, options: ChosenOption[], say: Say): string {
  return listChanges(item, options)
    .map((change) => sayChange(change, say))
    .join(' · ');
}
