import { type CartLine, defaultOptions, type Item } from '@comptoir/domain';
import type { Roll } from './dice.ts';

/** Creates a cart line like a diner: the defaults, and sometimes one more choice. */
export function composeLine(item: Item, roll: Roll, now: Temporal.ZonedDateTime): CartLine {
  const options = defaultOptions(item, now);
  for (const group of item.options) {
    const taken = options.find((option) => option.optionId === group.id)?.choices.length ?? 0;
    const isNeeded = taken < group.min;
    const choice = group.choices[roll(group.choices.length)];
    if (choice && (isNeeded || (taken < (group.max ?? 9) && roll(2) === 0))) {
      options.push({ optionId: group.id, choices: [{ choiceId: choice.id, quantity: 1 }] });
    }
  }
  return { itemId: item.id, options, quantity: 1 + roll(3), note: '' };
}
