import { offerTypes, weekdays } from '@comptoir/domain';
import * as z from 'zod/mini';

const yesNo = z.enum(['Yes', 'No']);
const clock = z.string().check(z.regex(/^\d{2}:\d{2}$/));

/** `value` is percent or euros, depending on the type (A.3, A.4). */
export const offerSchema = z.strictObject({
  id: z.int(),
  is_active: z.boolean(),
  type: z.enum(offerTypes),
  value: z.nullable(z.number()),
  auto_apply: yesNo,
  allow_repeat: yesNo,
  active_times: z.array(z.strictObject({ days: z.array(z.enum(weekdays)), start: clock, end: clock })),
  delivery_pickup: z.enum(['both', 'pickup', 'delivery']),
  minimum_amount: z.number(),
  menus: z.array(z.int()),
  categories: z.array(z.int()),
  items: z.array(z.int()),
});

export type WireOffer = z.infer<typeof offerSchema>;
