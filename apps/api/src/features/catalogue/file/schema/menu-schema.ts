import { weekdays } from '@comptoir/domain';
import { z } from 'zod';
import { factsFile, workFile } from './facts-schema.ts';
import { id, price, prose, ranges, rate, readBy, span, text } from './field-schemas.ts';
import { allergenList, needsAllergens } from './option-schema.ts';
import { readImage } from './read-image.ts';

const image = readBy(
  readImage,
  'n’est pas la photo d’un plat : nommez un fichier comme /media/plat.webp, sans # % ? dans son nom, ou une adresse https:// entière',
);

const frenchDiets = { vegetarian: 'végétarien', vegan: 'végan' };

export const itemFile = z
  .strictObject({
    item_id: id,
    item_name: text,
    item_description: prose,
    item_image: image.nullable(),
    item_score: z.int().min(0),
    item_price: z
      .strictObject({ price_pickup: price.nullable(), price_delivery: price.nullable(), tax_rate: rate })
      .refine(
        ({ price_pickup, price_delivery }) => price_pickup !== null || price_delivery !== null,
        'il faut un prix à emporter ou en livraison : sans lui, le plat serait gratuit',
      ),
    is_available: z.boolean(),
    allergens: allergenList.nullable(),
    traces: allergenList.optional(),
    diets: z.array(text),
    homemade: z.boolean().optional(),
    withdrawal: z.boolean().optional(),
    ...factsFile,
    options: z.array(id),
  })
  .refine(({ allergens, traces = [] }) => allergens !== null || traces.length === 0, {
    path: ['traces'],
    error: needsAllergens,
  })
  .superRefine((item, context) => {
    const isWrong = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
    for (const [diet, name] of Object.entries(frenchDiets))
      if (item.meats && item.diets.includes(diet)) isWrong('meats', `déclare une viande sur un plat ${name}`);
    if (item.homemade && item.alcohol) isWrong('homemade', 'ne se dit pas d’une boisson alcoolisée');
    if (item.homemade && item.withdrawal)
      isWrong('withdrawal', 'ne va pas avec homemade : un plat fait sur place ne se rend pas');
  });

/** A category without its items. */
export const categoryFields = z.strictObject({
  category_id: id,
  category_name: text,
  category_description: prose,
  /** The French gender of its items: "f" une pizza, "m" un dessert. */
  category_gender: z.enum(['f', 'm']).default('f'),
  /** The work of its items that name none. */
  work: workFile.optional(),
});

/** A menu without its categories. */
export const menuFields = z.strictObject({
  menu_id: id,
  menu_name: text,
  menu_is_available: z.boolean(),
  active_times: z
    .array(
      z
        .strictObject({ day: z.enum(weekdays), label: text, is_open: z.boolean(), times: z.array(span) })
        .refine(({ is_open, times }) => !is_open || times.length > 0, {
          path: ['times'],
          error: 'doit dire quand c’est ouvert, ou is_open doit être false',
        }),
    )
    .refine((days) => days.map((day) => day.day).join() === weekdays.join(), 'il faut les sept jours, de mon à sun'),
  /** Absent: steps of 15 minutes within the active times. */
  time_ranges: ranges.optional(),
  pickup_time_ranges: ranges.optional(),
});

export const menuFile = menuFields.extend({
  categories: z.array(categoryFields.extend({ items: z.array(itemFile) })),
});
