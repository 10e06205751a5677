import type { CatalogueFile } from '../../catalogue/file/schema/catalogue-schema.ts';
import { readThing } from '../thing/read-thing.ts';
import { splitCatalogue } from '../thing/split-catalogue.ts';
import { hashThing, nameOfKey, type ThingName } from '../thing/thing.ts';
import { titles } from './form/column-words.ts';
import { choiceFields, itemFields, optionFields } from './form/fields.ts';
import type { ReadMenu } from './sheets-to-catalogue.ts';
import type { SheetProblem } from './table/sheet.ts';

interface Changes {
  changes: { name: ThingName; value: unknown }[];
  problems: SheetProblem[];
}

/** Lists the parts that an import changes, checked by the schemas of the catalogue's file. Problems name row and column. */
export function listImportChanges(before: CatalogueFile, { file, rows }: ReadMenu): Changes {
  const former = splitCatalogue(before);
  const result: Changes = { changes: [], problems: [] };
  for (const [key, value] of splitCatalogue({ ...before, ...file })) {
    if (hashThing(value) === hashThing(former.get(key))) continue;
    const name = nameOfKey(key);
    const read = readThing(name, value);
    if ('value' in read) result.changes.push({ name, value: read.value });
    else
      for (const [path, message] of Object.entries(read.problems)) {
        const { key: rowKey, column } = placeOf(name, value, path);
        result.problems.push({ place: rows.get(rowKey)?.place ?? '', column, message });
      }
  }
  return result;
}

interface Place {
  key: string;
  column: string;
}

/** The row and the column of a fault: `option_options.2.price` is the price of the third choice. */
function placeOf(name: ThingName, value: unknown, path: string): Place {
  const key = `${name.kind}/${name.id}`;
  const [list, index, ...rest] = path.split('.');
  if (list === 'option_options' && index !== undefined) {
    const choice = Object(value).option_options?.[Number(index)];
    return { key: `choice/${choice?.id}`, column: columnOf(choiceFields, rest.join('.')) };
  }
  if (name.kind === 'category') return { key, column: titles.category };
  const fields = name.kind === 'item' ? itemFields : optionFields;
  return { key, column: columnOf(fields, path) };
}

function columnOf(fields: readonly { title: string; path: string }[], path: string): string {
  const isFor = (field: string) => field === path || path.startsWith(`${field}.`) || field.startsWith(`${path}.`);
  return fields.find((field) => isFor(field.path))?.title ?? '';
}
