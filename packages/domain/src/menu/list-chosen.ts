import type { ChosenOption } from './chosen-option.ts';
import type { OptionChoice, OptionGroup } from './menu.ts';

/** The choices of a group that are taken at least once, in menu order. */
export function listChosen({ id, choices }: OptionGroup, options: readonly ChosenOption[]): OptionChoice[] {
  const ids = options.flatMap(({ optionId, choices }) =>
    optionId === id ? choices.filter(({ quantity }) => quantity > 0).map(({ choiceId }) => choiceId) : [],
  );
  return choices.filter((choice) => ids.includes(choice.id));
}
