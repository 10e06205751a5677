import type { ChosenOption } from './chosen-option.ts';
import type { Item, OptionGroup } from './menu.ts';
import { isSoldOutAt } from './sold-out.ts';

export interface ChoiceProblem {
  reason: 'unknown_option' | 'unknown_choice' | 'too_few' | 'too_many';
  optionId: number;
}

/** Finds the first problem with the choices of an item; null if the dish can be ordered (MNU-08). */
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

/** The initial choices of an item: its defaults, or in a required group the first choice that is not sold out (MNU-06, STK-08). */
export function defaultOptions(item: Item, at: { epochMilliseconds: number }): ChosenOption[] {
  return item.options
    .map((group) => ({
      optionId: group.id,
      choices: defaultChoices(group, at).map((choiceId) => ({ choiceId, quantity: 1 })),
    }))
    .filter(({ choices }) => choices.length > 0);
}

function defaultChoices({ min, defaults, choices }: OptionGroup, at: { epochMilliseconds: number }): number[] {
  const left = choices.filter((choice) => !isSoldOutAt(choice, at)).map(({ id }) => id);
  const known = choices.filter(({ id }) => defaults.includes(id)).map(({ id }) => id);
  const taken = known.filter((id) => left.includes(id));
  if (min === 0) return taken;
  const others = left.filter((id) => !taken.includes(id));
  return [...taken, ...others.slice(0, known.length - taken.length)];
}
