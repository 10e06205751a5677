import * as z from 'zod/mini';
import { localIdSchema } from '../../wire/local-id-schema.ts';
import { customerSchema, orderSchema } from '../order/order-schema.ts';

const { items, free_items, is_pickup, user_id, coupon } = orderSchema.shape;

/** What the place of a cart depends on. Other fields are ignored: no client chooses how long its place is held. */
export const holdRequestSchema = z.object({
  local_id: localIdSchema(),
  items,
  free_items: z.optional(free_items),
  is_pickup,
  location: customerSchema.shape.location,
  date: customerSchema.shape.date,
  coupon,
  user_id: z.optional(user_id),
});

export type WireHoldRequest = z.infer<typeof holdRequestSchema>;

export const heldCartSchema = z.object({ local_id: localIdSchema() });

export const holdAnswerSchema = z.strictObject({
  hold: z.nullable(z.strictObject({ until: z.string(), promised_at: z.string() })),
});

export const nothingSchema = z.strictObject({});
