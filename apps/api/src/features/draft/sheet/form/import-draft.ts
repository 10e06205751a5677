import type { CatalogueFile } from '../../../catalogue/file/schema/catalogue-schema.ts';
import type { SheetProblem } from '../table/sheet.ts';
import type { Row } from './find-tables.ts';

/** What an import works on. The parts are changed in place, so they must be a copy. */
export interface ImportDraft {
  menus: CatalogueFile['menus'];
  options: CatalogueFile['options'];
  takeId: () => number;
  problems: SheetProblem[];
  notes: string[];
  /** The row of each part that the file names, by `item/12`, `choice/901`, `option/90`, `category/3`. */
  rows: Map<string, Row>;
}

export function refuse({ problems }: ImportDraft, { place }: Row, column: string, message: string): void {
  problems.push({ place, column, message });
}
