import * as z from 'zod/mini';

export const pastLineSchema = z.strictObject({
  item_id: z.int(),
  item_name: z.string(),
  quantity: z.int(),
  note: z.string(),
  options: z.array(
    z.strictObject({
      option_id: z.int(),
      option_name: z.string(),
      selected: z.int(),
      option_options: z.array(z.strictObject({ id: z.int(), name: z.string(), price: z.number(), quantity: z.int() })),
    }),
  ),
  unit_price: z.number(),
  line_total: z.number(),
});

export type WirePastLine = z.infer<typeof pastLineSchema>;
