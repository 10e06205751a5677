import type { ChosenOption } from './chosen-option.ts';
import type { Item, Sellable } from './menu.ts';

export function isSoldOutAt({ soldOutUntil }: Sellable, at: { epochMilliseconds: number }): boolean {
  if (soldOutUntil === undefined) return false;
  return soldOutUntil === null || at.epochMilliseconds < Temporal.Instant.from(soldOutUntil).epochMilliseconds;
}

export function isLeftAt(item: Item, options: readonly ChosenOption[], at: { epochMilliseconds: number }): boolean {
  if (isSoldOutAt(item, at)) return false;
  return options.every(({ optionId, choices }) => {
    const offered = item.options.find(({ id }) => id === optionId)?.choices ?? [];
    return !choices.some(({ choiceId }) => offered.some((choice) => choice.id === choiceId && isSoldOutAt(choice, at)));
  });
}
