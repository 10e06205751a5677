import type { DishAllergens } from '@comptoir/domain';
import type { Say } from './use-message.ts';

/** Names the allergens of a dish. A missing declaration is never shown as "no allergens" (MNU-08, ALG-01). */
export function sayAllergens(dish: DishAllergens, say: Say): string {
  const listOf = (named: DishAllergens['contains']) =>
    named.map((allergen) => say(`item.allergen.${allergen}`)).join(', ');
  const traces = dish.traces.length > 0 ? say('item.traces', { list: listOf(dish.traces) }) : '';
  return [sayContained(dish, listOf(dish.contains), say), traces].filter(Boolean).join(' ');
}

function sayContained(
  { isDeclared, undeclared, undecided, traces }: DishAllergens,
  contained: string,
  say: Say,
): string {
  if (!isDeclared && !contained && undeclared.length === 0) return say('item.allergensUnknown');
  const names = [...(isDeclared ? [] : [say('item.allergenDish')]), ...undeclared.map(({ name }) => name)];
  const list = [
    contained,
    names.length > 0 && say('item.allergensUnknownFor', { names: names.join(', ') }),
    undecided.length > 0 && say('item.allergensUndecided'),
  ].filter(Boolean);
  if (list.length > 0) return say('item.allergens', { list: list.join(', ') });
  return say(traces.length > 0 ? 'item.allergensTracesOnly' : 'item.allergensNone');
}
