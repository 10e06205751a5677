import type { Allergen } from '../menu.ts';

/** What people call things, in their language, as `normalizeText` leaves it. */
export interface SearchWords {
  /** By diet, such as `vegan`: how words for it begin. */
  diets: Record<string, readonly string[]>;
  /** In the singular. */
  allergens: Record<string, readonly Allergen[]>;
  /** Words for an allergen that nobody orders for its own sake: alone they ask for what lacks it. */
  avoided: readonly string[];
  /** What stands before an allergen that must not be there. */
  without: readonly string[];
  /** What joins two of them. */
  joints: readonly string[];
  /** What the catalogue may say instead of a word. */
  synonyms: Record<string, readonly string[]>;
}
