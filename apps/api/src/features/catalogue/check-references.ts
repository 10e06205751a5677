import type { CatalogueFile } from './catalogue-schema.ts';

export interface ReferenceProblem {
  path: (string | number)[];
  message: string;
}

/** What one part of a catalogue says of another and is not so: an id used twice, an id that nothing has. */
export function checkReferences(file: CatalogueFile): ReferenceProblem[] {
  const problems: ReferenceProblem[] = [];
  const collect = (what: string) => {
    const ids = new Set<number | string>();
    const add = (id: number | string, path: (string | number)[]) => {
      if (ids.has(id)) problems.push({ path, message: `${what} ${id} is there twice` });
      ids.add(id);
    };
    const expect = (id: number, path: (string | number)[]) => {
      if (!ids.has(id)) problems.push({ path, message: `there is no ${what} ${id}` });
    };
    return { add, expect };
  };
  const options = collect('option');
  const choices = collect('choice');
  const menus = collect('menu');
  const categories = collect('category');
  const items = collect('item');
  const offers = collect('offer');
  const codes = collect('code');

  for (const [o, option] of file.options.entries()) {
    options.add(option.option_id, ['options', o, 'option_id']);
    for (const [c, choice] of option.option_options.entries())
      choices.add(choice.id, ['options', o, 'option_options', c, 'id']);
    for (const [d, id] of option.default.entries()) {
      if (option.option_options.some((choice) => choice.id === id)) continue;
      problems.push({ path: ['options', o, 'default', d], message: `there is no choice ${id} in this option` });
    }
  }
  for (const [m, menu] of file.menus.entries()) {
    menus.add(menu.menu_id, ['menus', m, 'menu_id']);
    for (const [c, category] of menu.categories.entries()) {
      categories.add(category.category_id, ['menus', m, 'categories', c, 'category_id']);
      for (const [i, item] of category.items.entries()) {
        const path = ['menus', m, 'categories', c, 'items', i];
        items.add(item.item_id, [...path, 'item_id']);
        for (const [o, id] of item.options.entries()) options.expect(id, [...path, 'options', o]);
      }
    }
  }
  for (const [o, offer] of file.offers.entries()) {
    offers.add(offer.id, ['offers', o, 'id']);
    if (offer.code !== undefined) codes.add(offer.code.trim().toUpperCase(), ['offers', o, 'code']);
    for (const [i, id] of offer.menus.entries()) menus.expect(id, ['offers', o, 'menus', i]);
    for (const [i, id] of offer.categories.entries()) categories.expect(id, ['offers', o, 'categories', i]);
    for (const [i, id] of offer.items.entries()) items.expect(id, ['offers', o, 'items', i]);
  }
  return problems;
}
