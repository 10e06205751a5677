import type { CatalogueFile } from '../../../catalogue/file/schema/catalogue-schema.ts';
import type { TextSheet } from '../table/sheet.ts';
import {
  choiceFields,
  choiceTitles,
  type FileChoice,
  type FileOption,
  itemFields,
  itemTitles,
  optionFields,
} from './fields.ts';
import { indexOptions, type OptionIndex } from './option-index.ts';
import { writeList } from './write-cells.ts';

type MenuParts = Pick<CatalogueFile, 'menus' | 'options'>;

/** Writes the dishes as one table and the choices of options as another, one row each (MED-21). */
export function catalogueToSheets({ menus, options }: MenuParts): TextSheet[] {
  const index = indexOptions(options);
  const items = menus.flatMap((menu) =>
    menu.categories.flatMap((category) =>
      category.items.map((item) => [
        menu.menu_name,
        category.category_name,
        String(item.item_id),
        ...itemFields.map((field) => field.write(item)),
        writeOptions(item.options, index),
      ]),
    ),
  );
  const choices = options.flatMap((option) =>
    option.option_options.map((choice) => [
      String(option.option_id),
      ...optionFields.map((field) => field.write(option)),
      String(choice.id),
      ...choiceFields.map((field) => field.write(choice)),
      writeDefault(option, choice),
    ]),
  );
  return [
    { name: 'Carte', rows: [itemTitles, ...items] },
    { name: 'Options', rows: [choiceTitles, ...choices] },
  ];
}

/** Names options, or gives the number where another option has the same name. */
export function writeOptions(ids: readonly number[], { byId, named }: OptionIndex): string {
  return ids
    .map((id) => {
      const name = byId.get(id)?.option_name;
      return name !== undefined && named(name).length === 1 ? writeList([name]) : String(id);
    })
    .join(', ');
}

export function writeDefault(option: FileOption, choice: FileChoice): string {
  return option.default.includes(choice.id) ? 'oui' : 'non';
}
