import type { CatalogueFile } from '../../catalogue/file/schema/catalogue-schema.ts';
import { findTables } from './form/find-tables.ts';
import type { ImportDraft } from './form/import-draft.ts';
import { readChoices } from './form/read-choices.ts';
import { readItems } from './form/read-items.ts';
import type { Sheet } from './table/sheet.ts';
import { sheetWords } from './table/sheet-words.ts';

type MenuParts = Pick<CatalogueFile, 'menus' | 'options'>;

export interface ReadMenu extends Pick<ImportDraft, 'problems' | 'notes' | 'rows'> {
  file: MenuParts;
  /** How many ids the new parts took, from the first on. */
  takenIds: number;
}

/**
 * Reads the tables of dishes and of choices into a catalogue (MED-21). A row without a number is new, and a row with a number of this
 * catalogue changes that part. Nothing is deleted. Throws `SheetFault` if there are no such tables.
 */
export function sheetsToCatalogue(sheets: readonly Sheet[], { menus, options }: MenuParts, firstId: number): ReadMenu {
  const { items, choices, notes } = findTables(sheets);
  let takenIds = 0;
  const takeId = () => {
    takenIds += 1;
    return firstId + takenIds - 1;
  };
  const parts = structuredClone({ menus, options });
  const draft: ImportDraft = { ...parts, takeId, problems: [], notes, rows: new Map() };
  readChoices(draft, choices);
  readItems(draft, items);
  const untouched = [...listKeys({ menus, options })].filter((key) => !draft.rows.has(key)).length;
  if (untouched > 0) notes.push(sheetWords.notes.untouched(untouched));
  return { file: parts, problems: draft.problems, notes, rows: draft.rows, takenIds };
}

function listKeys({ menus, options }: MenuParts): string[] {
  return [
    ...menus.flatMap(({ categories }) =>
      categories.flatMap(({ items }) => items.map((item) => `item/${item.item_id}`)),
    ),
    ...options.flatMap(({ option_options }) => option_options.map((choice) => `choice/${choice.id}`)),
  ];
}
