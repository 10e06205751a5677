import * as z from 'zod/mini';
import { lineSchema } from '../../wire/line-schema.ts';

export const addressSchema = lineSchema(200).check(z.trim(), z.minLength(3));

export const addressSuggestionSchema = z.strictObject({
  description: z.string(),
  structured_formatting: z.strictObject({ main_text: z.string(), secondary_text: z.string() }),
});

export type WireAddressSuggestion = z.infer<typeof addressSuggestionSchema>;

/** `duration` is in minutes, `delivery_cost` in euros (A.20). */
export const distanceSchema = z.strictObject({
  distance: z.number(),
  duration: z.number(),
  unit: z.enum(['km', 'mi']),
  delivery_cost: z.number(),
  formatted_address: z.string(),
  address: z.string(),
  address2: z.string(),
  city: z.string(),
  state: z.string(),
  postal_code: z.string(),
  country: z.string(),
  lat: z.nullable(z.number()),
  lng: z.nullable(z.number()),
});

export type WireDistance = z.infer<typeof distanceSchema>;
