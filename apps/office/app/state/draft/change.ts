import type { EditedCatalogue } from '@comptoir/contract';
import { nameOfPart } from './read-parts.ts';

export type CatalogueChange = EditedCatalogue['changes'][number];

/** The name of a changed part, or of its published value if it is deleted. */
export function nameOfChange({ value, published, isDeleted }: CatalogueChange): string {
  return nameOfPart(isDeleted ? published : value);
}
