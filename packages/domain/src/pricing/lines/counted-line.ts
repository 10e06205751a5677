import type { CartLine } from '../../cart/cart-line.ts';
import type { MenuEntry } from '../../menu/index-items.ts';
import { itemPriceCents } from '../../menu/item-price.ts';
import type { Item, Mode, OptionChoice } from '../../menu/menu.ts';
import type { OfferTarget } from '../../offer/matches-item.ts';
import type { TaxPolicy } from './tax-policy.ts';

export interface CountedLine {
  index: number;
  target: OfferTarget;
  quantity: number;
  unitCents: number;
  totalCents: number;
  /** Choice ids in ascending order, one per unit; they break ties between units of the same price. */
  choiceIds: number[];
  /** Base price and choices with their VAT rates, in menu order. Weights are cents of one unit. */
  parts: { rateBp: number; weight: number }[];
  bogoCents: number;
  percentCents: number;
  fixedCents: number;
}

export function leftCents(line: CountedLine): number {
  return line.totalCents - line.bogoCents - line.percentCents - line.fixedCents;
}

export function countLine(
  line: CartLine,
  index: number,
  items: ReadonlyMap<number, MenuEntry>,
  mode: Mode,
  tax: TaxPolicy,
): CountedLine {
  const entry = items.get(line.itemId);
  if (!entry) throw new Error(`Item ${line.itemId} is not on the menu`);
  const { item } = entry;
  const base = { rateBp: item.price.taxRateBp ?? tax.defaultRateBp, weight: itemPriceCents(item, mode) };
  const parts = [base];
  const choiceIds: number[] = [];
  let unitCents = base.weight;

  for (const { choice, quantity } of chosenOf(line, item)) {
    const cents = choice.priceCents * quantity;
    unitCents += cents;
    for (let unit = 0; unit < quantity; unit += 1) choiceIds.push(choice.id);
    if (cents < 0) base.weight = Math.max(0, base.weight + cents);
    else parts.push({ rateBp: choice.taxRateBp ?? tax.defaultRateBp, weight: cents });
  }
  if (choiceIds.length !== chosenQuantity(line)) throw unknownChoice(item);

  unitCents = Math.max(0, unitCents);
  choiceIds.sort((a, b) => a - b);
  return {
    index,
    target: item,
    quantity: line.quantity,
    unitCents,
    totalCents: unitCents * line.quantity,
    choiceIds,
    parts,
    bogoCents: 0,
    percentCents: 0,
    fixedCents: 0,
  };
}

function chosenOf(line: CartLine, item: Item): { choice: OptionChoice; quantity: number }[] {
  if (line.options.length === 0) return [];
  return item.options.flatMap((group) =>
    group.choices
      .map((choice) => ({ choice, quantity: quantityOf(line, group.id, choice.id) }))
      .filter(({ quantity }) => quantity !== 0),
  );
}

function quantityOf(line: CartLine, optionId: number, choiceId: number): number {
  let quantity = 0;
  for (const option of line.options)
    if (option.optionId === optionId)
      for (const choice of option.choices) if (choice.choiceId === choiceId) quantity += choice.quantity;
  return quantity;
}

function chosenQuantity(line: CartLine): number {
  let quantity = 0;
  for (const option of line.options) for (const choice of option.choices) quantity += choice.quantity;
  return quantity;
}

function unknownChoice(item: Item): Error {
  return new Error(`A choice of item ${item.id} is not on the menu`);
}
