import { alcoholKinds, allergens, meatSpecies, weekdays } from '@comptoir/domain';
import * as z from 'zod/mini';

// The responses of GET menus and GET products/{id} (A.2, A.23). Amounts are decimal euros, rates are percent.
const id = z.int().check(z.minimum(0));
const rate = z.nullable(z.number());
const clock = z.string().check(z.regex(/^\d{2}:\d{2}$/));
const soldOutUntil = z.nullable(z.iso.datetime());
const allergenList = z.array(z.enum(allergens));
const ranges = z.partialRecord(z.enum(weekdays), z.array(z.string()));

const countries = z.optional(z.array(z.string()));

/** Facts of items and choices. Each is absent where nothing is declared, so that menus without them stay as small. */
const facts = {
  meats: z.optional(
    z.array(
      z.strictObject({
        species: z.enum(meatSpecies),
        name: z.optional(z.string()),
        bought: z.enum(['raw', 'prepared']),
        born: countries,
        raised: countries,
        slaughtered: countries,
      }),
    ),
  ),
  alcohol: z.optional(z.strictObject({ kind: z.enum(alcoholKinds), abv: z.number() })),
  /** Units of work by post, in quarters such as 0.25. */
  work: z.optional(z.record(z.string(), z.number())),
};

const choiceSchema = z.strictObject({
  id,
  name: z.string(),
  price: z.number(),
  quantity: z.int(),
  tax_rate: rate,
  allergens: z.optional(allergenList),
  traces: z.optional(allergenList),
  removes: z.optional(allergenList),
  /** The time at which a sold-out choice is back; null if unknown. Absent if the choice is not sold out. */
  sold_out_until: z.optional(soldOutUntil),
  ...facts,
});

const optionSchema = z.strictObject({
  option_id: id,
  option_name: z.string(),
  min: z.int(),
  max: z.nullable(z.int()),
  required: z.boolean(),
  default: z.array(id),
  selected: z.int(),
  option_options: z.array(choiceSchema),
});

export const itemSchema = z.strictObject({
  item_id: id,
  item_menu_id: id,
  item_category_id: id,
  item_name: z.string(),
  item_description: z.string(),
  item_image: z.nullable(z.string()),
  item_score: z.number(),
  item_price: z.strictObject({
    price_pickup: z.nullable(z.number()),
    price_delivery: z.nullable(z.number()),
    tax_rate: rate,
  }),
  is_available: z.boolean(),
  /** The time at which a sold-out item is back, if known. Until then the item can be ordered for later. */
  sold_out_until: soldOutUntil,
  /** The units that are left for this service, where the restaurant tells diners that there are few. */
  left: z.optional(z.int()),
  allergens: z.nullable(allergenList),
  traces: allergenList,
  diets: z.array(z.string()),
  homemade: z.optional(z.literal(true)),
  withdrawal: z.optional(z.literal(true)),
  ...facts,
  options: z.array(optionSchema),
  quantity: z.int(),
  note: z.string(),
});

const categorySchema = z.strictObject({
  category_id: id,
  category_name: z.string(),
  category_description: z.string(),
  category_gender: z.enum(['f', 'm']),
  work: facts.work,
  items: z.array(itemSchema),
});

const dayHoursSchema = z.strictObject({
  day: z.enum(weekdays),
  label: z.string(),
  is_open: z.boolean(),
  times: z.array(z.strictObject({ start: clock, end: clock })),
});

export const menuSchema = z.strictObject({
  menu_id: id,
  menu_name: z.string(),
  menu_is_open: z.boolean(),
  menu_is_available: z.boolean(),
  active_times: z.array(dayHoursSchema),
  time_ranges: ranges,
  pickup_time_ranges: ranges,
  categories: z.array(categorySchema),
});

export type WireItem = z.infer<typeof itemSchema>;
export type WireMenu = z.infer<typeof menuSchema>;
