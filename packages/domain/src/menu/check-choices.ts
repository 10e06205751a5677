import type { ChosenOption } from './chosen-option.ts';
import type { Item } from './menu.ts';

/** Why choices can't be ordered. */
export interface ChoiceProblem {
  reason: 'unknown_option' | 'unknown_choice' | 'too_few' | 'too_many';
  optionId: number;
}

/** The first thing wrong with the choices of an item, counted with their quantities; null: they can be ordered (MNU-08). */
export function checkChoices(item: Item, options: ChosenOption[]): ChoiceProblem | null {
  for (const option of options) {
    const reason = checkOption(item, option);
    if (reason) return { reason, optionId: option.optionId };
  }
  for (const { id: optionId, min, max } of item.options) {
    const count = options.reduce((sum, option) => (option.optionId === optionId ? sum + countChosen(option) : sum), 0);
    if (count < min) return { reason: 'too_few', optionId };
    if (max !== null && count > max) return { reason: 'too_many', optionId };
  }
  return null;
}

/** The first thing wrong with the choices of one option, each by itself. */
function checkOption(item: Item, { optionId, choices }: ChosenOption): ChoiceProblem['reason'] | null {
  const group = item.options.find((candidate) => candidate.id === optionId);
  if (!group) return 'unknown_option';
  for (const { choiceId, quantity } of choices) {
    if (!group.choices.some((choice) => choice.id === choiceId)) return 'unknown_choice';
    if (!Number.isInteger(quantity) || quantity < 1) return 'too_few';
  }
  return null;
}

function countChosen({ choices }: ChosenOption): number {
  return choices.reduce((sum, { quantity }) => sum + quantity, 0);
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
