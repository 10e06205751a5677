import type { EditedCatalogue } from '@comptoir/contract';

export type CatalogueChange = EditedCatalogue['changes'][number];

/** The value of a changed part, or its published value if it is deleted. */
export function valueOfChange({ value, published, isDeleted }: CatalogueChange): unknown {
  return isDeleted ? published : value;
}
