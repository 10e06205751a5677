import { mostWindowUnits } from '@comptoir/domain';
import * as z from 'zod/mini';
import { actionIdSchema } from '../../wire/action-identity.ts';
import { instant, plainDate } from '../../wire/codecs.ts';
import { defineOfficeCall, defineOfficeEndpoint } from '../base/office-endpoint.ts';

const path = '/v2/office/kitchen';

/** What a post does in a quarter of an hour, in quarters of a unit. */
const postWindow = z.object({
  post: z.string(),
  /** The work of orders, and that of carts whose diners pay. */
  ordered: z.int(),
  held: z.int(),
  capacity: z.int(),
  /** True if the kitchen chose the capacity for this window. */
  isChanged: z.boolean(),
});

const kitchenDaySchema = z.object({
  /** The service day. Its windows after midnight belong to it. */
  date: plainDate,
  isDelivering: z.boolean(),
  /** Without posts no work is counted, and there are no windows. */
  posts: z.array(z.object({ id: z.string(), name: z.string(), perWindow: z.int(), isOfDrivers: z.boolean() })),
  /** The quarters of an hour in which the kitchen serves or has work, each with all posts in their sequence. */
  windows: z.array(z.object({ start: instant, posts: z.array(postWindow) })),
});

export type KitchenDay = z.infer<typeof kitchenDaySchema>;
export type KitchenWindow = KitchenDay['windows'][number];
export type PostWindow = z.infer<typeof postWindow>;

/** Loads what the posts of the kitchen have to do on a service day. */
export const kitchenDayCall = defineOfficeCall({
  method: 'GET',
  path,
  isFresh: true,
  send: (date: Temporal.PlainDate) => ({ query: { date: date.toString() } }),
  answer: kitchenDaySchema,
});

export const kitchenDayEndpoint = defineOfficeEndpoint(kitchenDayCall, () => ({
  summary: 'The work of a service day by quarters of an hour and posts, with what they can do',
  access: 'pause',
  audit: null,
  query: z.object({ date: plainDate }),
  errors: ['validation'],
}));

export interface WantedWindow {
  post: string;
  start: Temporal.Instant;
  /** In units, 0 to 999; null means what the settings say. */
  units: number | null;
}

/** Changes what a post does in one quarter of an hour. `actionId` is a new UUID for each tap; retries repeat it. */
export const changeWindowCall = defineOfficeCall({
  method: 'PUT',
  path,
  send: (actionId: string, { post, start, units }: WantedWindow) => ({
    body: { actionId, post, start: start.toString(), units },
  }),
  answer: z.extend(kitchenDaySchema, { isReplayed: z.boolean() }),
});

export const changeWindowEndpoint = defineOfficeEndpoint(changeWindowCall, () => ({
  summary: 'Change what a post does in a quarter of an hour of today or of another day; its orders stay',
  access: 'pause',
  audit: 'window_changed',
  body: z.strictObject({
    actionId: actionIdSchema,
    post: z.string().check(z.maxLength(30)),
    start: instant,
    units: z.nullable(z.int().check(z.minimum(0), z.maximum(mostWindowUnits))),
  }),
  errors: ['validation', 'action_exists'],
}));
