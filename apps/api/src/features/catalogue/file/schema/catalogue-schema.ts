import { z } from 'zod';
import { menuFile } from './menu-schema.ts';
import { offerFile } from './offer-schema.ts';
import { optionFile } from './option-schema.ts';
import { settingsFile } from './settings-schema.ts';

// The schema of catalogue files: the wire's names, amounts in euros, rates in per cent. Strict, so that a misspelt name is found on import.

export const catalogueFile = z.strictObject({
  settings: settingsFile,
  options: z.array(optionFile),
  menus: z.array(menuFile).min(1),
  offers: z.array(offerFile),
});

export type CatalogueFile = z.infer<typeof catalogueFile>;
