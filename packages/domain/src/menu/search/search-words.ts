import type { Allergen } from '../menu.ts';

/** The words of a language, in the form of `normalizeText`. */
export interface SearchWords {
  /** By diet, such as `vegan`: the beginnings of its words. */
  diets: Record<string, readonly string[]>;
  allergens: Record<string, readonly Allergen[]>;
  /** Allergens that alone in a query mean "without". */
  avoided: readonly string[];
  /** Words before an excluded allergen. */
  without: readonly string[];
  /** Words between two excluded allergens. */
  joints: readonly string[];
  synonyms: Record<string, readonly string[]>;
}
