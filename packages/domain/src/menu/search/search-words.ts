import type { Allergen } from '../menu.ts';

export interface SearchWords {
  /** By diet, such as `vegan`: the beginnings of matching words. */
  diets: Record<string, readonly string[]>;
  allergens: Record<string, readonly Allergen[]>;
  /** Allergens that mean "without" if the query contains nothing else. */
  avoided: readonly string[];
  without: readonly string[];
  joints: readonly string[];
  synonyms: Record<string, readonly string[]>;
}
