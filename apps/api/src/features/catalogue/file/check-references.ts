import { parseAmount } from '@comptoir/domain';
import { normalizeCode } from '../record/normalize-code.ts';
import type { CatalogueFile } from './catalogue-schema.ts';

export interface ReferenceProblem {
  path: (string | number)[];
  message: string;
}

type FileItem = CatalogueFile['menus'][number]['categories'][number]['items'][number];

/** What the item costs, in cents, when everything that lowers its price is chosen. */
function lowestPrice({ item_price, options }: FileItem, groups: CatalogueFile['options']): number {
  const prices = [item_price.price_pickup, item_price.price_delivery].filter((price) => price !== null);
  const reductions = groups
    .filter((group) => options.includes(group.option_id))
    .map((group) => {
      const lowest = Math.min(0, ...group.option_options.map((choice) => parseAmount(choice.price) ?? 0));
      return lowest === 0 ? 0 : lowest * (group.max ?? Number.POSITIVE_INFINITY);
    });
  return (
    Math.min(...prices.map((price) => parseAmount(price) ?? 0), prices.length === 0 ? 0 : Number.POSITIVE_INFINITY) +
    reductions.reduce((sum, reduction) => sum + reduction, 0)
  );
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
        if (lowestPrice(item, file.options) < 0)
          problems.push({ path, message: 'its options can bring the price below 0' });
      }
    }
  }
  for (const [o, offer] of file.offers.entries()) {
    offers.add(offer.id, ['offers', o, 'id']);
    if (offer.code !== undefined) codes.add(normalizeCode(offer.code), ['offers', o, 'code']);
    for (const [i, id] of offer.menus.entries()) menus.expect(id, ['offers', o, 'menus', i]);
    for (const [i, id] of offer.categories.entries()) categories.expect(id, ['offers', o, 'categories', i]);
    for (const [i, id] of offer.items.entries()) items.expect(id, ['offers', o, 'items', i]);
  }
  return problems;
}
