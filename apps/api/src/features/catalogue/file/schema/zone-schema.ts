import { z } from 'zod';
import { isPostalCode, price, text } from './field-schemas.ts';

const mostRings = 20;

/** `[lng, lat]`. Some programs add a height, which is left out. */
const position = z
  .array(z.number())
  .min(2)
  .max(3)
  .refine(
    ([lng = 0, lat = 0]) => Math.abs(lng) <= 180 && Math.abs(lat) <= 90,
    'il faut une longitude de -180 à 180, puis une latitude de -90 à 90',
  )
  .transform(([lng = 0, lat = 0]) => [lng, lat]);

/** What is drawn is checked by `findZoneFaults`, which knows where the restaurant is. */
export const zoneFile = z.strictObject({
  name: text,
  city: text.refine((value) => /\p{L}/u.test(value), 'il faut le nom d’une ville : aucune adresse n’en a d’autre'),
  postal_code: text
    .refine(isPostalCode, 'il faut un code postal comme 69004 : aucune adresse n’en a d’autre')
    .nullable(),
  delivery_fee: price,
  flat_charge: price.nullable(),
  minimum_order: price.nullable(),
  polygon: z.array(z.array(position)).max(mostRings).optional(),
});
