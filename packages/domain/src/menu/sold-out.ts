import type { ChosenOption } from './chosen-option.ts';
import type { Item, Sellable } from './menu.ts';

/** Whether an item or choice is sold out at an instant (STK-03). It comes back by itself at its time (STK-05). */
export function isSoldOutAt({ soldOutUntil }: Sellable, at: { epochMilliseconds: number }): boolean {
  if (soldOutUntil === undefined) return false;
  return soldOutUntil === null || at.epochMilliseconds < Temporal.Instant.from(soldOutUntil).epochMilliseconds;
}

/** Whether an item with these choices is not sold out at an instant (STK-08). */
export function isLeftAt(item: Item, options: readonly ChosenOption[], at: { epochMilliseconds: number }): boolean {
  if (isSoldOutAt(item, at)) return false;
  return options.every(({ optionId, choices }) => {
    const offered = item.options.find(({ id }) => id === optionId)?.choices ?? [];
    return !choices.some(({ choiceId }) => offered.some((choice) => choice.id === choiceId && isSoldOutAt(choice, at)));
  });
}
