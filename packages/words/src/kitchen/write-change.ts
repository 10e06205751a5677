import type { DishChange } from '@comptoir/domain';

/** A change to a dish, as the kitchen writes it: "Sans gluten", "+ 2 Burrata". */
export function writeChange({ name, quantity, group, isExtra }: DishChange): string {
  if (quantity === 0) return `Sans ${name}`;
  const said = group === null ? name : `${group} : ${name}`;
  const counted = quantity === 1 ? said : `${quantity} ${said}`;
  return isExtra ? `+ ${counted}` : counted;
}
