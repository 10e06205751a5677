import { receptions } from '@comptoir/domain';
import * as z from 'zod/mini';
import { instant, typedLine } from '../../wire/codecs.ts';
import { boardOrderSchema } from './board-order.ts';
import { testOrderSchema } from './test-order.ts';

const modes = z.array(z.enum(['pickup', 'delivery']));

export const serviceSchema = z.object({
  isOpen: z.boolean(),
  /** The next closing if the restaurant is open, else the next opening; null if there is none in the next week. */
  until: z.nullable(instant),
  /** The number of consecutive unanswered orders that paused ordering; null without a pause (BRD-51). */
  unanswered: z.nullable(z.int()),
  /** The end of the pause if a board is connected then; null without a pause, or if the pause lasts until the service ends. */
  resumesAt: z.nullable(instant),
  /** The pauses that the kitchen chose and that hold now. Absent on the wire of an earlier version. */
  pauses: z._default(z.array(z.object({ id: z.string(), modes, until: instant, by: z.nullable(typedLine) })), []),
  /** The periods in which the kitchen needs more time. Absent on the wire of an earlier version. */
  busy: z._default(z.array(z.object({ modes, extraMinutes: z.int(), until: instant })), []),
  soldOut: z.int(),
  /** The slots to come that the kitchen closed or whose places it changed. Absent on the wire of an earlier version. */
  changedSlots: z._default(z.int(), 0),
  reception: z.enum(receptions),
  isReceptionChosen: z.boolean(),
  /** The shortest time from now to the promised time of a new order, with what a busy kitchen adds; null if this mode is not offered. */
  pickupMinutes: z.nullable(z.int()),
  deliveryMinutes: z.nullable(z.int()),
  preparationMinutes: z.int(),
  travelMinutes: z.int(),
  /** The dishes that the kitchen makes in a quarter of an hour; null means that no limit is set. */
  dishesPerQuarter: z.nullable(z.int()),
  /** The posts where dishes are made, and what each can do in the quarters of an hour from `from` on, in quarters of a unit. */
  posts: z._default(
    z.array(z.object({ id: z.string(), name: z.string(), from: z.int(), capacities: z.array(z.int()) })),
    [],
  ),
});

export const beatSchema = z.object({
  serverTime: instant,
  /** The position in the event stream from which a client continues. */
  cursor: z.string(),
  open: z.int(),
  digest: z.string(),
});

export const boardSchema = z.object({
  ...beatSchema.shape,
  service: serviceSchema,
  orders: z.array(boardOrderSchema),
  /** Absent on the wire of an earlier version. */
  testOrder: z._default(z.nullable(testOrderSchema), null),
});

export type Service = z.infer<typeof serviceSchema>;
export type Beat = z.infer<typeof beatSchema>;
export type Board = z.infer<typeof boardSchema>;
