import type { Meat } from '../law/meat.ts';
import type { ChosenOption } from './chosen-option.ts';
import { listChosen } from './list-chosen.ts';
import type { Item, Sellable } from './menu.ts';

/** What the law wants told of an ordered dish. A fact is absent if the menu does not state it. */
export interface LineFacts {
  /** The meats of the dish and of its chosen choices. */
  meats?: Meat[];
  isHomemade?: true;
  /** The dish or one of its chosen choices is an alcoholic drink (LAW-19). */
  hasAlcohol?: true;
  isWithdrawable?: true;
}

/** The facts of a dish with these choices. An order keeps them, because those of the menu change (LAW-08). */
export function lineFacts(item: Item, options: readonly ChosenOption[]): LineFacts {
  const meats = partsOf(item, options).flatMap((part) => part.meats ?? []);
  return {
    ...(meats.length > 0 && { meats }),
    ...(item.isHomemade && { isHomemade: true }),
    ...(hasAlcohol(item, options) && { hasAlcohol: true }),
    ...(item.isWithdrawable && { isWithdrawable: true }),
  };
}

/** Whether a dish or one of its chosen choices is an alcoholic drink (LAW-19). */
export function hasAlcohol(item: Item, options: readonly ChosenOption[]): boolean {
  return partsOf(item, options).some(({ alcohol }) => alcohol !== undefined);
}

function partsOf(item: Item, options: readonly ChosenOption[]): Sellable[] {
  return [item, ...item.options.flatMap((group) => listChosen(group, options))];
}
