import type { Allergen } from '@comptoir/domain';
import type { Say } from './use-message.ts';

/** The allergens of a dish. What was not declared is never called absent (MNU-08, trust.md "France"). */
export function sayAllergens(allergens: readonly Allergen[] | null, say: Say): string {
  if (!allergens) return say('item.allergensUnknown');
  const list = allergens.map((allergen) => say(`item.allergen.${allergen}`)).join(', ');
  return list ? say('item.allergens', { list }) : say('item.allergensNone');
}
