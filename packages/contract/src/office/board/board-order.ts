import { endReasons, progressStates } from '@comptoir/domain';
import * as z from 'zod/mini';
import { instant, typedLine, typedText } from '../../wire/codecs.ts';

const boardLine = z.object({
  itemId: z.int(),
  categoryId: z.int(),
  name: z.string(),
  quantity: z.int(),
  isFree: z.boolean(),
  /** In menu order. */
  options: z.array(z.object({ name: z.string(), choices: z.array(z.object({ name: z.string(), quantity: z.int() })) })),
  /** The differences from the dish as it usually comes (`DishChange`). */
  changes: z.array(
    z.object({ name: z.string(), quantity: z.int(), group: z.nullable(z.string()), isExtra: z.boolean() }),
  ),
  note: typedText,
  /** A refund of this line was requested or paid. */
  isRefunded: z.boolean(),
});

/** An arrived order as the kitchen sees it. Amounts are integer cents. */
export const boardOrderSchema = z.object({
  id: z.string(),
  number: z.int(),
  version: z.int(),
  state: z.enum(progressStates),
  mode: z.enum(['pickup', 'delivery']),
  arrivedAt: instant,
  promisedAt: instant,
  dueAt: instant,
  /** When the kitchen must have the order ready, and when it must begin. */
  readyAt: instant,
  startAt: instant,
  acceptedAt: z.nullable(instant),
  startedAt: z.nullable(instant),
  endedAt: z.nullable(instant),
  /** The member of staff or the device of the last step; null for a step of the shop or of the diner. */
  movedBy: z.nullable(typedLine),
  /** For a slot, or ASAP for a dish that was not served yet. */
  isScheduled: z.boolean(),
  /** A screen has shown the order. This is no step: the version stays. */
  isSeen: z.boolean(),
  /** Why the order was refused or cancelled, and the restaurant's own words. */
  reason: z.nullable(z.enum(endReasons)),
  message: z.nullable(typedLine),
  /** `initial`: the first letter of the last name. */
  customer: z.object({ firstName: typedLine, initial: typedLine, phone: typedLine }),
  /** Null for pickup. */
  place: z.nullable(
    z.object({
      address: typedLine,
      address2: typedLine,
      city: typedLine,
      postalCode: typedLine,
      country: typedLine,
      zone: z.nullable(z.string()),
      lat: z.nullable(z.number()),
      lng: z.nullable(z.number()),
    }),
  ),
  /** Units, free ones too (BRD-05). */
  dishes: z.int(),
  paymentMethod: z.enum(['cash', 'card']),
  dueCents: z.int(),
  totalCents: z.int(),
  refundedCents: z.int(),
  /** The provider refused a refund, and no note says yet how it was settled. */
  hasRefusedRefund: z.boolean(),
  lines: z.array(boardLine),
});

export type BoardOrder = z.infer<typeof boardOrderSchema>;
export type BoardLine = z.infer<typeof boardLine>;
