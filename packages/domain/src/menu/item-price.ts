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

/** The lowest price of one unit in integer cents, whatever its diner chooses; below 0 only for a faulty menu. */
export function lowestPriceCents(item: Item): number {
  const base = Math.min(itemPriceCents(item, 'pickup'), itemPriceCents(item, 'delivery'));
  return addUpGroups(base, item.options, (choices) => Math.min(0, ...choices));
}

/** The highest price of one unit in integer cents; infinite if a paid choice has no limit. */
export function highestPriceCents(item: Item, mode: Mode): number {
  return addUpGroups(itemPriceCents(item, mode), item.options, (choices) => Math.max(0, ...choices));
}

function addUpGroups(baseCents: number, groups: OptionGroup[], choose: (prices: number[]) => number): number {
  return groups.reduce((sum, { choices, max }) => {
    const cents = choose(choices.map(({ priceCents }) => priceCents));
    return cents === 0 ? sum : sum + cents * (max ?? Number.POSITIVE_INFINITY);
  }, baseCents);
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
