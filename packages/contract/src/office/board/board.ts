import { receptions } from '@comptoir/domain';
import * as z from 'zod/mini';
import { instant } from '../../wire/codecs.ts';
import { boardOrderSchema } from './board-order.ts';

export const serviceSchema = z.object({
  isOpen: z.boolean(),
  /** The next closing if it is open, else the next opening; null if there is none in the next week. */
  until: z.nullable(instant),
  /** Unanswered orders in a row after which orders were paused; null without a pause (BRD-51). */
  unanswered: z.nullable(z.int()),
  /** The end of that pause if a board is connected then; null: it ends with the service, or there is no pause. */
  resumesAt: z.nullable(instant),
  soldOut: z.int(),
  reception: z.enum(receptions),
  isReceptionChosen: z.boolean(),
  /** The shortest time to a new order; null: this mode is not offered. */
  pickupMinutes: z.nullable(z.int()),
  deliveryMinutes: z.nullable(z.int()),
  preparationMinutes: z.int(),
  travelMinutes: z.int(),
  /** Dishes that the kitchen makes in a quarter of an hour; null: not set. */
  dishesPerQuarter: z.nullable(z.int()),
});

export const beatSchema = z.object({
  serverTime: instant,
  /** The place in the stream from which a reader goes on. */
  cursor: z.string(),
  /** The open orders: how many, and their digest by `digestBoard`. */
  open: z.int(),
  digest: z.string(),
});

/** A whole board: the open orders, and those that ended in the last two hours. */
export const boardSchema = z.object({
  ...beatSchema.shape,
  service: serviceSchema,
  orders: z.array(boardOrderSchema),
});

export type Service = z.infer<typeof serviceSchema>;
export type Beat = z.infer<typeof beatSchema>;
export type Board = z.infer<typeof boardSchema>;
