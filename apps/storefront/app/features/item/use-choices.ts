import {
  type CartLine,
  type ChosenOption,
  defaultOptions,
  type Item,
  isSoldOutAt,
  keepKnownChoices,
  type OptionGroup,
} from '@comptoir/domain';
import { useState } from 'react';

export interface Choices {
  options: ChosenOption[];
  /** Returns true if the choice is in stock at the time of the order. */
  isLeft: (choice: OptionGroup['choices'][number]) => boolean;
  countOf: (group: OptionGroup, choiceId: number) => number;
  totalOf: (group: OptionGroup) => number;
  /** Replaces the current choice of a group that allows one choice. */
  chooseOnly: (group: OptionGroup, choiceId: number) => void;
  /** The count stays within the group's maximum; 0 removes the choice. */
  setCount: (group: OptionGroup, choiceId: number, count: number) => void;
}

/** The form starts with the dish's default options, or with those of the edited line. */
export function useChoices(item: Item, line: CartLine | null, at: Temporal.ZonedDateTime): Choices {
  const [chosen, setOptions] = useState<ChosenOption[]>(() => line?.options ?? defaultOptions(item, at));
  const options = keepKnownChoices(item, chosen, at);
  const choicesOf = (group: OptionGroup) => options.find((option) => option.optionId === group.id)?.choices ?? [];
  const countOf = (group: OptionGroup, choiceId: number) =>
    choicesOf(group).find((choice) => choice.choiceId === choiceId)?.quantity ?? 0;
  const totalOf = (group: OptionGroup) => choicesOf(group).reduce((sum, choice) => sum + choice.quantity, 0);

  function replace(group: OptionGroup, choices: ChosenOption['choices']): void {
    const others = options.filter((option) => option.optionId !== group.id);
    setOptions(choices.length > 0 ? [...others, { optionId: group.id, choices }] : others);
  }

  return {
    options,
    isLeft: (choice) => !isSoldOutAt(choice, at),
    countOf,
    totalOf,
    chooseOnly: (group, choiceId) => replace(group, [{ choiceId, quantity: 1 }]),
    setCount: (group, choiceId, count) => {
      const others = choicesOf(group).filter((choice) => choice.choiceId !== choiceId);
      const taken = others.reduce((sum, choice) => sum + choice.quantity, 0);
      const quantity = group.max === null ? count : Math.min(count, group.max - taken);
      replace(group, quantity > 0 ? [...others, { choiceId, quantity }] : others);
    },
  };
}
