import type { ChosenOption } from './chosen-option.ts';
import type { Item } from './menu.ts';

/** Why choices can't be ordered. */
export interface ChoiceProblem {
  reason: 'unknown_option' | 'unknown_choice' | 'too_few' | 'too_many';
  optionId: number;
}

/** The first thing wrong with the choices of an item, counted with their quantities; null: they can be ordered (MNU-08). */
export function checkChoices(item: Item, options: ChosenOption[]): ChoiceProblem | null {
  const counts = new Map<number, number>();
  for (const { optionId, choices } of options) {
    const group = item.options.find((candidate) => candidate.id === optionId);
    if (!group) return { reason: 'unknown_option', optionId };
    for (const { choiceId, quantity } of choices) {
      if (!group.choices.some((choice) => choice.id === choiceId)) return { reason: 'unknown_choice', optionId };
      if (!Number.isInteger(quantity) || quantity < 1) return { reason: 'too_few', optionId };
      counts.set(optionId, (counts.get(optionId) ?? 0) + quantity);
    }
  }
  for (const { id: optionId, min, max } of item.options) {
    const count = counts.get(optionId) ?? 0;
    if (count < min) return { reason: 'too_few', optionId };
    if (max !== null && count > max) return { reason: 'too_many', optionId };
  }
  return null;
}

/** What is chosen when an item opens: the defaults of each group that are still on the menu, one of each (requirement MNU-06). */
export function defaultOptions(item: Item): ChosenOption[] {
  return item.options
    .map(({ id: optionId, defaults, choices }) => ({
      optionId,
      choices: choices.filter(({ id }) => defaults.includes(id)).map(({ id }) => ({ choiceId: id, quantity: 1 })),
    }))
    .filter(({ choices }) => choices.length > 0);
}
