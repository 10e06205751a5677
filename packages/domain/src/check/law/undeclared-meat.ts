import type { Item } from '../../menu/menu.ts';
import type { CheckInput } from '../base/check-input.ts';
import type { Slip } from '../base/finding.ts';
import { sumUp } from '../base/sum-up.ts';
import { wordFinder } from '../base/whole-words.ts';

const speaksOfMeat = wordFinder([
  'bœuf',
  'veau',
  'porc',
  'jambon',
  'lardon',
  'bacon',
  'chorizo',
  'merguez',
  'agneau',
  'mouton',
  'poulet',
  'dinde',
  'canard',
  'volaille',
  'viande',
]);

/** Dishes and choices on sale that speak of meat and declare none (LAW-10). A dish may leave it to the choices of a required group. */
export function undeclaredMeat({ onSale, choices }: CheckInput): Slip[] {
  return sumUp([
    ...onSale
      .filter(({ item }) => (speaksOfMeat(item.name) || speaksOfMeat(item.description)) && !isDeclared(item))
      .map(({ item }) => ({ target: { kind: 'item' as const, id: item.id, field: 'meats' }, name: item.name })),
    ...choices
      .filter(({ choice, isOnSale }) => isOnSale && speaksOfMeat(choice.name) && !choice.meats)
      .map(({ choice }) => ({ target: { kind: 'choice' as const, id: choice.id, field: 'meats' }, name: choice.name })),
  ]);
}

function isDeclared({ meats, diets, options }: Item): boolean {
  const isMeatless = diets.includes('vegetarian') || diets.includes('vegan');
  return (
    isMeatless ||
    meats !== undefined ||
    options.some(({ min, choices }) => min > 0 && choices.some((choice) => choice.meats))
  );
}
