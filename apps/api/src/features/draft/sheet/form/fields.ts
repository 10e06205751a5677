import type { CatalogueFile } from '../../../catalogue/file/schema/catalogue-schema.ts';
import { titles } from './column-words.ts';
import {
  type Read,
  readAlcohol,
  readAllergens,
  readAmount,
  readMeats,
  readNames,
  readPercent,
  readPhoto,
  readWhole,
  readWork,
  readYesNo,
} from './read-cells.ts';
import {
  writeAlcohol,
  writeAllergens,
  writeAmount,
  writeList,
  writeMeats,
  writeNumber,
  writeWork,
} from './write-cells.ts';

export type FileItem = CatalogueFile['menus'][number]['categories'][number]['items'][number];
export type FileOption = CatalogueFile['options'][number];
export type FileChoice = FileOption['option_options'][number];

/** A column, and what it means for a part of the catalogue's file. */
export interface Field<Part> {
  title: string;
  /** Where a fault of the schema is found: `item_price.tax_rate`. */
  path: string;
  /** The text of the cell; empty for a value that is not set. */
  write: (part: Part) => string;
  /** Reads a text that is not empty. */
  read: (text: string) => Read;
  put: (part: Part, value: never) => Part;
  /** What an empty cell says. Without it, an empty cell changes nothing. */
  empty?: { value: unknown };
}

type Facts = Pick<FileItem, 'allergens' | 'traces' | 'meats' | 'alcohol' | 'work'>;

const readText = (text: string): Read => ({ value: text });
const orEmpty = <Value>(value: Value | null | undefined, write: (value: Value) => string) =>
  value === null || value === undefined ? '' : write(value);
const writeYesNo = (value: boolean) => (value ? 'oui' : 'non');

/** Sets a value, or removes the name for `undefined`, so that a file without it stays equal. */
function put<Part extends object>(part: Part, name: keyof Part, value: unknown): Part {
  const { [name]: _, ...others } = part;
  return (value === undefined ? others : { ...others, [name]: value }) as Part;
}

function field<Part extends object, Name extends keyof Part & string>(
  title: string,
  name: Name,
  write: (value: NonNullable<Part[Name]>) => string,
  read: Field<Part>['read'],
  empty?: { value: unknown },
): Field<Part> {
  return {
    title,
    path: name,
    write: (part) => orEmpty<NonNullable<Part[Name]>>(part[name] ?? null, write),
    read,
    put: (part, value) => put(part, name, value),
    ...(empty && { empty }),
  };
}

const unset = { value: undefined };

function priceField(title: string, name: keyof FileItem['item_price'], isRate = false): Field<FileItem> {
  return {
    title,
    path: `item_price.${name}`,
    write: (item) => orEmpty(item.item_price[name], isRate ? writeNumber : writeAmount),
    read: isRate ? readPercent : readAmount,
    put: (item, value) => ({ ...item, item_price: { ...item.item_price, [name]: value } }),
    empty: { value: null },
  };
}

function factFields<Part extends Facts>(): Field<Part>[] {
  return [
    field<Facts, 'meats'>(titles.meats, 'meats', writeMeats, readMeats, unset),
    field<Facts, 'alcohol'>(titles.alcohol, 'alcohol', writeAlcohol, readAlcohol, unset),
    field<Facts, 'work'>(titles.work, 'work', writeWork, readWork, unset),
  ] as Field<Facts>[] as unknown as Field<Part>[];
}

export const itemFields: Field<FileItem>[] = [
  field(titles.name, 'item_name', String, readText),
  field(titles.description, 'item_description', String, readText, { value: '' }),
  priceField(titles.pickup, 'price_pickup'),
  priceField(titles.delivery, 'price_delivery'),
  priceField(titles.rate, 'tax_rate', true),
  field(titles.available, 'is_available', writeYesNo, readYesNo),
  field(titles.score, 'item_score', writeNumber, readWhole),
  field(titles.allergens, 'allergens', writeAllergens, readAllergens, { value: null }),
  field(titles.traces, 'traces', writeAllergens, readAllergens, unset),
  field(titles.diets, 'diets', writeList, readNames, { value: [] }),
  field(titles.photo, 'item_image', String, readPhoto, { value: null }),
  field(titles.homemade, 'homemade', writeYesNo, readYesNo, unset),
  field(titles.withdrawal, 'withdrawal', writeYesNo, readYesNo, unset),
  ...factFields<FileItem>(),
];

export const choiceFields: Field<FileChoice>[] = [
  field(titles.choiceName, 'name', String, readText),
  field(titles.price, 'price', writeAmount, readAmount),
  field(titles.rate, 'tax_rate', writeNumber, readPercent, { value: null }),
  field(titles.allergens, 'allergens', writeAllergens, readAllergens, unset),
  field(titles.traces, 'traces', writeAllergens, readAllergens, unset),
  field(titles.removes, 'removes', writeAllergens, readAllergens, unset),
  ...(factFields<FileChoice & { allergens: FileItem['allergens'] }>() as unknown as Field<FileChoice>[]),
];

export const optionFields: Field<FileOption>[] = [
  field(titles.optionName, 'option_name', String, readText),
  field(titles.min, 'min', writeNumber, readWhole),
  field(titles.max, 'max', writeNumber, readWhole, { value: null }),
];

export const itemTitles: string[] = [
  titles.menu,
  titles.category,
  titles.item,
  ...itemFields.map(({ title }) => title),
  titles.options,
];

export const choiceTitles: string[] = [
  titles.option,
  ...optionFields.map(({ title }) => title),
  titles.choice,
  ...choiceFields.map(({ title }) => title),
  titles.isDefault,
];

/** The columns that a workbook holds as numbers, so that they can be added up. */
export const numberTitles: ReadonlySet<string> = new Set<string>([
  titles.item,
  titles.option,
  titles.choice,
  titles.pickup,
  titles.delivery,
  titles.price,
  titles.rate,
  titles.score,
  titles.min,
  titles.max,
]);
