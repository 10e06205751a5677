import * as z from 'zod/mini';

export const slotStates = ['free', 'full', 'too_soon', 'closed'] as const;
export type SlotState = (typeof slotStates)[number];

/** What our API answers for GET slots (requirements A.24): the slots of one day, with their states. */
export const slotsSchema = z.strictObject({
  now: z.string(),
  date: z.string(),
  mode: z.enum(['pickup', 'delivery']),
  slots: z.array(z.strictObject({ value: z.string(), state: z.enum(slotStates) })),
});

export type WireSlots = z.infer<typeof slotsSchema>;

export const slotsQuerySchema = z.object({
  mode: z.enum(['pickup', 'delivery']),
  date: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
});
