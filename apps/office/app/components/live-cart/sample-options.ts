import { type ChosenOption, defaultOptions, type Item, isSoldOutAt, type OptionGroup } from '@comptoir/domain';

/** The usual choices of a dish. A required group gets its first choice as often as it still needs one, so that the dish can be ordered. */
export function sampleOptions(item: Item, at: { epochMilliseconds: number }): ChosenOption[] {
  const usual = new Map(defaultOptions(item, at).map(({ optionId, choices }) => [optionId, choices]));
  return item.options
    .map((group) => ({ optionId: group.id, choices: fill(group, usual.get(group.id) ?? [], at) }))
    .filter(({ choices }) => choices.length > 0);
}

type Choices = ChosenOption['choices'];

function fill({ min, choices }: OptionGroup, chosen: Choices, at: { epochMilliseconds: number }): Choices {
  const missing = min - chosen.reduce((sum, { quantity }) => sum + quantity, 0);
  const first = choices.find((choice) => !isSoldOutAt(choice, at));
  if (missing <= 0 || !first) return chosen;
  const others = chosen.filter(({ choiceId }) => choiceId !== first.id);
  const known = chosen.find(({ choiceId }) => choiceId === first.id)?.quantity ?? 0;
  return [...others, { choiceId: first.id, quantity: known + missing }];
}
