import type { CatalogueFile } from '../features/catalogue/file/schema/catalogue-schema.ts';

type FilePrinter = NonNullable<CatalogueFile['settings']['office.printers']>[number];

/** A printer of the settings, by default one for the kitchen's tickets at an address where no printer may be. */
export const filePrinter = (change: Partial<FilePrinter> = {}): FilePrinter => ({
  id: 'cuisine',
  name: 'Cuisine',
  route: 'network',
  host: '192.0.2.1',
  port: 9100,
  width: 80,
  code_page: 'windows1252',
  papers: ['kitchen'],
  categories: [],
  copies: 1,
  beep: false,
  ...change,
});
