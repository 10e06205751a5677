import type { ChosenOption } from './chosen-option.ts';
import type { Item, Sellable } from './menu.ts';

/** Whether there is none of it at an instant (STK-03): it comes back by itself, since nothing is kept but until when (STK-05). */
export function isSoldOutAt({ soldOutUntil }: Sellable, at: { epochMilliseconds: number }): boolean {
  if (soldOutUntil === undefined) return false;
  return soldOutUntil === null || at.epochMilliseconds < Temporal.Instant.from(soldOutUntil).epochMilliseconds;
}

/** Whether there is enough for an item with these choices at an instant (STK-08). */
export function isLeftAt(item: Item, options: readonly ChosenOption[], at: { epochMilliseconds: number }): boolean {
  if (isSoldOutAt(item, at)) return false;
  return options.every(({ optionId, choices }) => {
    const offered = item.options.find(({ id }) => id === optionId)?.choices ?? [];
    return !choices.some(({ choiceId }) => offered.some((choice) => choice.id === choiceId && isSoldOutAt(choice, at)));
  });
}
