import { z } from 'zod';
import type { Catalogue } from '../record/catalogue.ts';
import { catalogueFromFile } from './catalogue-file.ts';
import type { CatalogueProblem } from './catalogue-problem.ts';
import { type CatalogueSite, checkReferences } from './check-references.ts';
import { catalogueFile } from './schema/catalogue-schema.ts';

/** The errors of a schema in French. */
export const inFrench = { error: z.locales.fr().localeError };

/** Reads a value in the shape of the catalogue's file, and checks its schema, then its references and the law's rules. */
export function checkCatalogueFile(
  value: unknown,
  site: CatalogueSite,
): { catalogue: Catalogue } | { problems: CatalogueProblem[] } {
  const { data, error } = catalogueFile.safeParse(value, inFrench);
  if (!data) return { problems: error.issues };
  const problems = checkReferences(data, site);
  return problems.length > 0 ? { problems } : { catalogue: catalogueFromFile(data) };
}
