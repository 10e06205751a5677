import { z } from 'zod';
import { sheetWords } from '../table/sheet-words.ts';
import { type ForeignDish, type ForeignMenu, type ForeignOption, foreignAmount } from './foreign-menu.ts';

const words = sheetWords.foreignMenus;
const diets: Record<string, string> = words.diets;
const price = z.union([z.number(), z.string()]).nullish();
const id = z.union([z.number(), z.string()]);
const choice = z.object({ name: z.string(), price, default: z.boolean().nullish() });
const group = z.object({
  id,
  name: z.string(),
  required: z.boolean().nullish(),
  force_min: z.number().nullish(),
  force_max: z.number().nullish(),
  allow_quantity: z.boolean().nullish(),
  options: z.array(choice),
});
const groups = z.array(group).nullish();
const item = z.object({
  id,
  name: z.string(),
  description: z.string().nullish(),
  price,
  active: z.boolean().nullish(),
  tags: z.array(z.string()).nullish(),
  sizes: z.array(choice.extend({ groups })).nullish(),
  groups,
});
const category = z.object({ name: z.string(), active: z.boolean().nullish(), items: z.array(item), groups });

/** The menu as GloriaFood's "Fetch Menu" answers it, version 2. Prices of sizes are added to the price of the dish. */
const gloriaMenu = z.object({ restaurant_id: id, currency: z.string().nullish(), categories: z.array(category) });

/** Reads a menu of GloriaFood. Null if the value is none. */
export function readGloriaFood(value: unknown): ForeignMenu | null {
  const menu = gloriaMenu.safeParse(value).data;
  if (!menu) return null;
  const notes: string[] = [words.hours, words.allergens];
  const { currency, categories } = menu;
  if (currency && currency !== 'EUR') return { dishes: [], notes: [words.currency(currency)] };
  const dishes = categories.flatMap((from) => from.items.flatMap((sold) => dishOf(sold, from, notes) ?? []));
  return { dishes, notes: [...new Set(notes)] };
}

type Item = z.infer<typeof item>;
type Group = z.infer<typeof group>;

function dishOf(sold: Item, from: z.infer<typeof category>, notes: string[]): ForeignDish | null {
  const { name } = sold;
  const pickup = foreignAmount(sold.price);
  if (pickup === null) {
    notes.push(words.priced(name));
    return null;
  }
  const isAvailable = sold.active !== false && from.active !== false;
  if (!isAvailable) notes.push(words.hidden(name));
  if (sold.sizes?.some((size) => size.groups?.length)) notes.push(words.sizeGroups(name));
  const tags = sold.tags ?? [];
  notes.push(...tags.filter((tag) => !diets[tag]).map((tag) => words.tag(name, tag)));
  return {
    category: from.name,
    name,
    description: sold.description ?? '',
    pickup,
    delivery: '',
    isAvailable,
    diets: tags.flatMap((tag) => diets[tag] ?? []),
    options: [
      ...sizesOf(sold, notes),
      ...[...(from.groups ?? []), ...(sold.groups ?? [])].map((one) => optionOf(one, notes)),
    ].filter(({ choices }) => choices.length > 0),
  };
}

function sizesOf({ id: itemId, sizes }: Item, notes: string[]): ForeignOption[] {
  if (!sizes || sizes.length === 0) return [];
  return [{ key: `sizes-${itemId}`, name: 'Taille', min: 1, max: 1, choices: choicesOf(sizes, notes) }];
}

function optionOf(from: Group, notes: string[]): ForeignOption {
  if (from.allow_quantity) notes.push(words.quantity(from.name));
  const choices = choicesOf(from.options, notes);
  const min = from.required ? Math.max(1, from.force_min ?? 1) : 0;
  const max = from.force_max && from.force_max >= min ? from.force_max : null;
  return { key: `group-${from.id}`, name: from.name, min, max, choices };
}

function choicesOf(from: z.infer<typeof choice>[], notes: string[]): ForeignOption['choices'] {
  return from.flatMap(({ name, price: asked, default: isDefault }) => {
    const amount = foreignAmount(asked ?? 0);
    if (amount !== null) return [{ name, price: amount, isDefault: isDefault === true }];
    notes.push(words.amount(name, String(asked)));
    return [];
  });
}
