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
  /** Whether there is some of a choice for when the dish is wanted. */
  isLeft: (choice: OptionGroup['choices'][number]) => boolean;
  /** How many of one choice are taken. */
  countOf: (group: OptionGroup, choiceId: number) => number;
  /** All of a group, counted with their quantities. */
  totalOf: (group: OptionGroup) => number;
  /** Takes one choice in the place of any other of its group. */
  chooseOnly: (group: OptionGroup, choiceId: number) => void;
  /** Sets how many of a choice are taken, within the group's maximum; 0 leaves it. */
  setCount: (group: OptionGroup, choiceId: number, count: number) => void;
}

/** What is chosen while the sheet is open: the defaults of the menu, or those of the line that is being changed. */
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
