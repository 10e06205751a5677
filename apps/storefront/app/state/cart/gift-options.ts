import { type CartEntry, type ChosenOption, type CurrentCart, defaultOptions, type Item } from '@comptoir/domain';

export type CartTimes = Pick<CurrentCart<CartEntry>, 'slotAt' | 'readyAt' | 'now'>;

/** A free dish has its default options at the time that the cart is for. */
export function giftOptions(item: Item, { slotAt, readyAt, now }: CartTimes): ChosenOption[] {
  return defaultOptions(item, slotAt ?? readyAt ?? now);
}
