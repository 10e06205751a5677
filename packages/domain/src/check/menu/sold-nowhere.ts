import type { Item } from '../../menu/menu.ts';
import type { CheckInput } from '../base/check-input.ts';
import type { Slip } from '../base/finding.ts';

/** Dishes without any price, which would be free. */
export function soldNowhere({ entries }: CheckInput): Slip[] {
  return entries
    .filter(({ item }) => isUnpriced(item))
    .map(({ item }) => ({ target: { kind: 'item', id: item.id, field: 'price' }, values: { item: item.name } }));
}

export function isUnpriced({ price }: Item): boolean {
  return price.pickupCents === null && price.deliveryCents === null;
}
