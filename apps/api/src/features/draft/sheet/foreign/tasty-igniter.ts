import { z } from 'zod';
import { sheetWords } from '../table/sheet-words.ts';
import { type ForeignDish, type ForeignMenu, type ForeignOption, foreignAmount } from './foreign-menu.ts';

const words = sheetWords.foreignMenus;
const price = z.union([z.number(), z.string()]).nullish();
const id = z.union([z.number(), z.string()]);
const flag = z.union([z.boolean(), z.number()]).nullish();
const count = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^\d{1,4}$/)
      .transform(Number),
  ])
  .nullish();
const link = z.object({ type: z.string(), id });
const links = z.object({ data: z.array(link).nullish() }).nullish();
const categoryFields = z.object({ name: z.string() });
const optionFields = z.object({
  option_id: id.nullish(),
  option_name: z.string(),
  required: flag,
  min_selected: count,
  max_selected: count,
  menu_option_values: z.array(z.object({ name: z.string(), price, is_default: flag })).nullish(),
});
const dish = z.object({
  type: z.literal('menus'),
  attributes: z.object({
    menu_name: z.string(),
    menu_description: z.string().nullish(),
    menu_price: price,
    menu_photo: z.string().nullish(),
    menu_status: flag,
    order_restriction: z.number().nullish(),
    categories: z.array(z.unknown()).nullish(),
    menu_options: z.array(z.unknown()).nullish(),
  }),
  relationships: z.object({ categories: links, menu_options: links }).nullish(),
});

/** The answer of TastyIgniter's `/api/menus?include=categories,menu_options`, in the shape of JSON:API. */
const tastyMenus = z.object({
  data: z.array(dish).min(1),
  included: z.array(link.extend({ attributes: z.unknown() })).nullish(),
});

type Included = ReadonlyMap<string, unknown>;
type Dish = z.infer<typeof dish>;

/** Reads a menu of TastyIgniter. Null if the value is none. */
export function readTastyIgniter(value: unknown): ForeignMenu | null {
  const menus = tastyMenus.safeParse(value).data;
  if (!menus) return null;
  const included = new Map(menus.included?.map((one) => [`${one.type}/${one.id}`, one.attributes]));
  const notes: string[] = [words.hours, words.allergens];
  const dishes = menus.data.flatMap((one) => dishOf(one, included, notes) ?? []);
  return { dishes, notes: [...new Set(notes)] };
}

function dishOf({ attributes, relationships }: Dish, included: Included, notes: string[]): ForeignDish | null {
  const name = attributes.menu_name;
  const amount = foreignAmount(attributes.menu_price);
  if (amount === null) {
    notes.push(words.priced(name));
    return null;
  }
  const categories = partsOf(categoryFields, attributes.categories, relationships?.categories, included);
  const options = partsOf(optionFields, attributes.menu_options, relationships?.menu_options, included);
  const [category] = categories;
  if (!category) notes.push(words.orphan(name));
  if (attributes.order_restriction) notes.push(words.oneWay(name));
  if (attributes.menu_photo) notes.push(words.image(name));
  const isAvailable = attributes.menu_status !== false && attributes.menu_status !== 0;
  if (!isAvailable) notes.push(words.hidden(name));
  return {
    category: category?.name ?? 'Autres',
    name,
    description: attributes.menu_description ?? '',
    pickup: amount,
    delivery: '',
    isAvailable,
    diets: [],
    options: options.map((option) => optionOf(option, notes)).filter(({ choices }) => choices.length > 0),
  };
}

/** The parts of a dish are inside of it, or it names them among the included ones. */
function partsOf<Part>(
  schema: z.ZodType<Part>,
  inside: unknown[] | null | undefined,
  named: z.infer<typeof links>,
  included: Included,
): Part[] {
  const parts = inside?.length ? inside : (named?.data ?? []).map(({ type, id }) => included.get(`${type}/${id}`));
  return parts.flatMap((part) => schema.safeParse(part).data ?? []);
}

function optionOf(from: z.infer<typeof optionFields>, notes: string[]): ForeignOption {
  const choices = (from.menu_option_values ?? []).flatMap(({ name, price: asked, is_default }) => {
    const amount = foreignAmount(asked ?? 0);
    if (amount !== null) return [{ name, price: amount, isDefault: Boolean(is_default) }];
    notes.push(words.amount(name, String(asked)));
    return [];
  });
  const min = Math.max(from.min_selected ?? 0, from.required ? 1 : 0);
  const max = from.max_selected && from.max_selected >= min ? from.max_selected : null;
  const key = JSON.stringify([from.option_id ?? from.option_name, min, max, choices]);
  return { key, name: from.option_name, min, max, choices };
}
