import { endReasons, packingNotes, progressStates } from '@comptoir/domain';
import * as z from 'zod/mini';
import { instant, typedLine, typedText } from '../../wire/codecs.ts';

const boardLine = z.object({
  itemId: z.int(),
  categoryId: z.int(),
  name: z.string(),
  quantity: z.int(),
  isFree: z.boolean(),
  options: z.array(z.object({ name: z.string(), choices: z.array(z.object({ name: z.string(), quantity: z.int() })) })),
  changes: z.array(
    z.object({ name: z.string(), quantity: z.int(), group: z.nullable(z.string()), isExtra: z.boolean() }),
  ),
  note: typedText,
  isRefunded: z.boolean(),
  /** The dish or one of its choices is an alcoholic drink. Absent too once all units of the line were withdrawn. */
  hasAlcohol: z.exactOptional(z.literal(true)),
});

/** Units of a line that were withdrawn from. `line` is the position of the line from 0. */
export const withdrawnUnits = z.object({ line: z.int(), units: z.int(), name: z.string() });

/** An arrived order for the kitchen's board. Amounts are integer cents. */
export const boardOrderSchema = z.object({
  id: z.string(),
  number: z.int(),
  version: z.int(),
  state: z.enum(progressStates),
  mode: z.enum(['pickup', 'delivery']),
  arrivedAt: instant,
  promisedAt: instant,
  dueAt: instant,
  readyAt: instant,
  startAt: instant,
  acceptedAt: z.nullable(instant),
  startedAt: z.nullable(instant),
  endedAt: z.nullable(instant),
  /** The member of staff or the device of the last step; null for a step of the shop or of the diner. */
  movedBy: z.nullable(typedLine),
  /** The order is for later: for a slot, or ASAP with a dish that was not served yet. */
  isScheduled: z.boolean(),
  /** A screen has shown the order. This does not change the version. */
  isSeen: z.boolean(),
  /** The reason and the restaurant's message of a refused or cancelled order. */
  reason: z.nullable(z.enum(endReasons)),
  message: z.nullable(typedLine),
  customer: z.object({ firstName: typedLine, initial: typedLine, phone: typedLine }),
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
  /** The number of dishes, including free ones (BRD-05). */
  dishes: z.int(),
  /** Its work at the posts of the kitchen, in quarters of a unit between two windows (CAP-12); absent if the shop counts none. */
  tasks: z.exactOptional(
    z.array(z.object({ post: z.string(), release: z.int(), deadline: z.int(), quarters: z.int() })),
  ),
  paymentMethod: z.enum(['cash', 'card']),
  dueCents: z.int(),
  totalCents: z.int(),
  /** What the diner gave to the staff, less what went back of it. It is in no other amount; absent if nothing. */
  tipCents: z.exactOptional(z.int()),
  /** What was paid back of order and tip. */
  refundedCents: z.int(),
  /** The total less all that was refunded or withdrawn, or will be; absent if that is nothing. */
  leftCents: z.exactOptional(z.int()),
  /** True if the cash was not collected yet although nothing is due of it. Its hand-over says that it was collected. */
  isUnpaid: z.exactOptional(z.literal(true)),
  /** True if the books take its cash to be collected, because no screen tells of it (BOK-20). */
  isCashPresumed: z.exactOptional(z.literal(true)),
  /** The payment provider refused a refund, and no note of the staff says yet how it was settled. */
  hasRefusedRefund: z.boolean(),
  /** Until when the alcohol of the order may be handed over, by the hours of its promise; absent without alcohol (LAW-30). */
  alcoholUntil: z.exactOptional(instant),
  /** What the kitchen has to know to pack the order; absent if nothing (LAW-50). */
  packing: z.exactOptional(z.array(z.enum(packingNotes))),
  lines: z.array(boardLine),
  /** Units that the diner withdrew from before the hand-over: they are not to be handed over, and `dueCents` is less them. */
  withdrawn: z._default(z.array(withdrawnUnits), []),
});

export type BoardOrder = z.infer<typeof boardOrderSchema>;
export type BoardLine = z.infer<typeof boardLine>;
