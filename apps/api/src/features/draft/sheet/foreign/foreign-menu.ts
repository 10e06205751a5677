import { normalizeText } from '@comptoir/domain';
import { titles } from '../form/column-words.ts';
import { choiceTitles, itemTitles } from '../form/fields.ts';
import { writeList } from '../form/write-cells.ts';
import type { Sheet } from '../table/sheet.ts';

/** A menu of another shop, in texts as a spreadsheet would hold them. */
export interface ForeignMenu {
  dishes: ForeignDish[];
  /** What was not read, and why. */
  notes: string[];
}

export interface ForeignDish {
  category: string;
  name: string;
  description: string;
  pickup: string;
  delivery: string;
  isAvailable: boolean;
  diets: string[];
  options: ForeignOption[];
}

export interface ForeignOption {
  /** The same for dishes that share the option. */
  key: string;
  name: string;
  min: number;
  max: number | null;
  choices: { name: string; price: string; isDefault: boolean }[];
}

/** Writes a foreign menu as tables of new dishes and new options. */
export function foreignToSheets({ dishes }: ForeignMenu): Sheet[] {
  const names = nameOptions(dishes);
  const options = new Map(dishes.flatMap((dish) => dish.options.map((option) => [option.key, option])));
  return [
    {
      name: 'Carte',
      rows: [
        itemTitles,
        ...dishes.map((dish) =>
          rowOf(itemTitles, {
            [titles.category]: dish.category,
            [titles.name]: dish.name,
            [titles.description]: dish.description,
            [titles.pickup]: dish.pickup,
            [titles.delivery]: dish.delivery,
            [titles.available]: dish.isAvailable ? 'oui' : 'non',
            [titles.diets]: writeList(dish.diets),
            [titles.options]: writeList(dish.options.map(({ key }) => names.get(key) ?? '')),
          }),
        ),
      ],
    },
    {
      name: 'Options',
      rows: [
        choiceTitles,
        ...[...options.values()].flatMap(({ key, min, max, choices }) =>
          choices.map(({ name, price, isDefault }) =>
            rowOf(choiceTitles, {
              [titles.optionName]: names.get(key) ?? '',
              [titles.min]: String(min),
              [titles.max]: max === null ? '' : String(max),
              [titles.choiceName]: name,
              [titles.price]: price,
              [titles.isDefault]: isDefault ? 'oui' : 'non',
            }),
          ),
        ),
      ],
    },
  ];
}

const rowOf = (columns: string[], cells: Record<string, string>) => columns.map((title) => cells[title] ?? '');

/** Gives each option a name of its own, because rows without a number belong to an option by its name. */
function nameOptions(dishes: ForeignDish[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const taken = new Set<string>();
  for (const { key, name } of dishes.flatMap(({ options }) => options)) {
    if (names.has(key)) continue;
    let own = name;
    for (let count = 2; taken.has(normalizeText(own)); count += 1) own = `${name} (${count})`;
    taken.add(normalizeText(own));
    names.set(key, own);
  }
  return names;
}

/** Reads an amount of another shop, such as `"4.9900"`, as a text of a cell. Null if it has fractions of a cent. */
export function foreignAmount(value: unknown): string | null {
  const text = String(value ?? '').replace(/(\.\d\d)0+$/, '$1');
  return /^\d{1,6}(?:\.\d{1,2})?$/.test(text) ? text.replace('.', ',') : null;
}
