import type { ChosenOption } from './chosen-option.ts';
import { listChosen } from './list-chosen.ts';
import { type Allergen, allergens, type Item, type OptionChoice, type OptionGroup } from './menu.ts';

export interface DishAllergens {
  contains: Allergen[];
  traces: Allergen[];
  isDeclared: boolean;
  undeclared: OptionChoice[];
  /** Required groups without a choice yet, where a choice can add or remove an allergen. */
  undecided: OptionGroup[];
}

export function dishAllergens(item: Item, options: readonly ChosenOption[]): DishAllergens {
  const picked = item.options.map((group) => ({ group, choices: listChosen(group, options) }));
  const chosen = picked.flatMap(({ choices }) => choices);
  const removed = picked.flatMap(({ group, choices }) =>
    mayRemove(group) && choices.length === 1 ? choices.flatMap(({ declaration }) => declaration?.removes ?? []) : [],
  );
  const own = (item.allergens ?? []).filter((allergen) => !removed.includes(allergen));
  const contains = [...own, ...chosen.flatMap(({ declaration }) => declaration?.contains ?? [])];
  const traces = [...item.traces, ...chosen.flatMap(({ declaration }) => declaration?.traces ?? [])];
  return {
    contains: allergens.filter((allergen) => contains.includes(allergen)),
    traces: allergens.filter((allergen) => traces.includes(allergen) && !contains.includes(allergen)),
    isDeclared: item.allergens !== null,
    undeclared: chosen.filter(({ declaration }) => declaration === undefined),
    undecided: item.options.filter((group) => countOf(group, options) < group.min && group.choices.some(mayMatter)),
  };
}

/** Only `none` promises that the dish lacks the allergen; `unknown` means that something is undeclared or not chosen yet. */
export function allergenState(dish: DishAllergens, allergen: Allergen): 'contains' | 'unknown' | 'traces' | 'none' {
  if (dish.contains.includes(allergen)) return 'contains';
  if (!dish.isDeclared || dish.undeclared.length > 0 || dish.undecided.length > 0) return 'unknown';
  return dish.traces.includes(allergen) ? 'traces' : 'none';
}

/** Choices can remove an allergen only in a group where exactly one is always chosen. */
export function mayRemove({ min, max }: Pick<OptionGroup, 'min' | 'max'>): boolean {
  return min === 1 && max === 1;
}

function countOf({ id }: OptionGroup, options: readonly ChosenOption[]): number {
  return options
    .filter(({ optionId }) => optionId === id)
    .flatMap(({ choices }) => choices)
    .reduce((sum, { quantity }) => sum + quantity, 0);
}

function mayMatter({ declaration }: OptionChoice): boolean {
  return !declaration || Object.values(declaration).some((named) => named.length > 0);
}
