import type { ChosenOption } from './chosen-option.ts';
import type { Item, Mode, OptionChoice, OptionGroup } from './menu.ts';

/** The price of an item in integer cents. A missing price is that of the other mode, else 0 (MNU-07). */
export function itemPriceCents(item: Item, mode: Mode): number {
  const { pickupCents, deliveryCents } = item.price;
  return (mode === 'pickup' ? (pickupCents ?? deliveryCents) : (deliveryCents ?? pickupCents)) ?? 0;
}

/** The price of one unit with its choices, in integer cents (CRT-07). Throws for choices that `checkChoices` refuses as unknown. */
export function unitPriceCents(item: Item, options: ChosenOption[], mode: Mode): number {
  let cents = itemPriceCents(item, mode);
  for (const { optionId, choices } of options) {
    const group = findGroup(item, optionId);
    for (const { choiceId, quantity } of choices) cents += findChoice(item, group, choiceId).priceCents * quantity;
  }
  return Math.max(0, cents);
}

function findGroup(item: Item, optionId: number): OptionGroup {
  const group = item.options.find((candidate) => candidate.id === optionId);
  if (!group) throw new Error(`Item ${item.id} has no option ${optionId}`);
  return group;
}

function findChoice(item: Item, group: OptionGroup, choiceId: number): OptionChoice {
  const choice = group.choices.find((candidate) => candidate.id === choiceId);
  if (!choice) throw new Error(`Option ${group.id} of item ${item.id} has no choice ${choiceId}`);
  return choice;
}
