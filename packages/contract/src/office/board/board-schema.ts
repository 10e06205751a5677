import { endReasons, progressStates, receptions } from '@comptoir/domain';
import * as z from 'zod/mini';

// The board on the wire. Instants are ISO with the restaurant's offset, amounts decimal euros.

const line = z.strictObject({
  item_id: z.int(),
  name: z.string(),
  quantity: z.int(),
  /** Given by an offer for nothing. */
  free: z.boolean(),
  category: z.int(),
  options: z.array(
    z.strictObject({ name: z.string(), choices: z.array(z.strictObject({ name: z.string(), quantity: z.int() })) }),
  ),
  /** What of it is not as the dish comes: so many of a choice, none of one that is left out; `extra` comes on top. */
  changes: z.array(
    z.strictObject({ name: z.string(), quantity: z.int(), group: z.nullable(z.string()), extra: z.boolean() }),
  ),
  note: z.string(),
  /** It was paid back, or will be. */
  refunded: z.boolean(),
});

const place = z.strictObject({
  address: z.string(),
  address2: z.string(),
  postal_code: z.string(),
  city: z.string(),
  country: z.string(),
  zone: z.nullable(z.string()),
  lat: z.nullable(z.number()),
  lng: z.nullable(z.number()),
});

/** One order, whole: whoever has it with this version knows all that the kitchen needs. */
export const boardOrderSchema = z.strictObject({
  id: z.string(),
  number: z.int(),
  /** One more with each step. */
  version: z.int(),
  state: z.enum(progressStates),
  mode: z.enum(['pickup', 'delivery']),
  arrived_at: z.string(),
  /** What the diner was told when ordering, and now. */
  promised_at: z.string(),
  due_at: z.string(),
  /** When the kitchen must have it ready, and when it begins. */
  ready_at: z.string(),
  start_at: z.string(),
  accepted_at: z.nullable(z.string()),
  /** When somebody began it. */
  started_at: z.nullable(z.string()),
  ended_at: z.nullable(z.string()),
  /** Who of the restaurant took the last step. */
  moved_by: z.nullable(z.string()),
  /** For a slot, or for as soon as possible while nothing of it was served. */
  scheduled: z.boolean(),
  /** A screen has shown it. */
  seen: z.boolean(),
  /** Why it was refused or cancelled, and in the restaurant's words. */
  reason: z.nullable(z.enum(endReasons)),
  message: z.nullable(z.string()),
  customer: z.strictObject({ first_name: z.string(), initial: z.string(), phone: z.string() }),
  /** Null for pickup. */
  place: z.nullable(place),
  /** Units, free ones too. */
  dishes: z.int(),
  /** `due`: what is to be collected in cash. */
  payment: z.strictObject({ method: z.enum(['cash', 'card']), due: z.number() }),
  total: z.number(),
  refunded: z.number(),
  /** The provider refused to pay something back, and nobody noted yet how it was settled. */
  refund_refused: z.boolean(),
  lines: z.array(line),
});

export type WireBoardOrder = z.infer<typeof boardOrderSchema>;

const modeService = z.strictObject({
  /** Null: this mode is not offered. */
  minutes: z.nullable(z.int()),
});

/** How the restaurant stands now. */
const serviceSchema = z.strictObject({
  state: z.enum(['open', 'closed']),
  /** Until when, or from when; null: not in the next week. */
  until: z.nullable(z.string()),
  /** Orders are paused since so many in a row had no answer; null: they are not. */
  unanswered: z.nullable(z.int()),
  /** When that pause ends by itself while a board is there; null: with the service, or there is none. */
  resumes_at: z.nullable(z.string()),
  /** How many dishes and choices are sold out. */
  sold_out: z.int(),
  reception: z.enum(receptions),
  /** Somebody has said so; false: nobody did yet. */
  reception_chosen: z.boolean(),
  pickup: modeService,
  delivery: modeService,
  /** How long cooking takes, and the way. */
  preparation_minutes: z.int(),
  travel_minutes: z.int(),
  /** How many dishes the kitchen makes in a quarter of an hour; null: it does not say. */
  dishes_per_quarter: z.nullable(z.int()),
});

export type WireService = z.infer<typeof serviceSchema>;

/** What a board compares itself by. */
const beatSchema = z.strictObject({
  server_time: z.string(),
  /** From where a stream goes on. */
  cursor: z.string(),
  /** How many orders are open, and their digest. */
  open: z.int(),
  digest: z.string(),
});

export const boardSchema = z.strictObject({
  ...beatSchema.shape,
  service: serviceSchema,
  /** The open ones, and those that ended in the last two hours. */
  orders: z.array(boardOrderSchema),
});

export type WireBeat = z.infer<typeof beatSchema>;
export type WireBoard = z.infer<typeof boardSchema>;
