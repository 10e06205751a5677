import { type ChosenOption, type Item, type ToldChoice, type ToldOption, tellOptions } from '@comptoir/domain';
import type { Say } from '../../../messages/use-message.ts';
import { type CartTimes, giftOptions } from '../../../state/cart/gift-options.ts';

function sayChoice({ name, quantity, isAmbiguous }: ToldChoice, group: string, say: Say): string {
  if (quantity === 0) return say('cart.without', { name });
  const said = isAmbiguous ? say('cart.groupChoice', { group, name }) : name;
  return quantity === 1 ? said : say('cart.choiceCount', { count: quantity, name: said });
}

/** Options as one line, such as "Pâte : Complète · 2 × Burrata". An unclear option gets the name of its group. */
export function sayOptions(options: readonly ToldOption[], say: Say): string {
  return options.flatMap(({ name, choices }) => choices.map((choice) => sayChoice(choice, name, say))).join(' · ');
}

export function lineDetails(item: Item, options: ChosenOption[], say: Say): string {
  return sayOptions(tellOptions(item, options), say);
}

export function giftDetails(item: Item, times: CartTimes, say: Say): string {
  return lineDetails(item, giftOptions(item, times), say);
}
