import { type Mode, mostPlaces } from '@comptoir/domain';
import * as z from 'zod/mini';
import { slotStates } from '../../public/schedule.ts';
import { actionIdSchema } from '../../wire/action-identity.ts';
import { instant, plainDate } from '../../wire/codecs.ts';
import { defineOfficeCall, defineOfficeEndpoint } from '../base/office-endpoint.ts';

const path = '/v2/office/slots';

const mode = z.enum(['pickup', 'delivery']);

const slotDaySchema = z.object({
  mode,
  /** The service day. Its slots after midnight have the next date. */
  date: plainDate,
  /** The orders that a slot takes by the settings; null means any number. */
  capacity: z.nullable(z.int()),
  slots: z.array(
    z.object({
      date: plainDate,
      value: z.string(),
      start: instant,
      /** What diners are told of it. */
      state: z.enum(slotStates),
      /** The orders that it took, and their dishes. */
      orders: z.int(),
      dishes: z.int(),
      /** The orders that it takes at most; null means any number, 0 that the kitchen closed it. */
      capacity: z.nullable(z.int()),
      /** True if the kitchen chose the capacity for this day. */
      isChanged: z.boolean(),
    }),
  ),
});

export type SlotDay = z.infer<typeof slotDaySchema>;
export type OfficeSlot = SlotDay['slots'][number];

/** Loads the slots of a mode on a service day. */
export const slotDayCall = defineOfficeCall({
  method: 'GET',
  path,
  isFresh: true,
  send: (mode: Mode, date: Temporal.PlainDate) => ({ query: { mode, date: date.toString() } }),
  answer: slotDaySchema,
});

export const slotDayEndpoint = defineOfficeEndpoint(slotDayCall, () => ({
  summary: 'The slots of a service day with their orders and capacity',
  access: 'pause',
  audit: null,
  query: z.object({ mode, date: plainDate }),
  errors: ['validation'],
}));

export interface WantedSlot {
  mode: Mode;
  date: Temporal.PlainDate;
  value: string;
  /** 0 closes the slot; null means what the settings say. */
  capacity: number | null;
  /** True if all slots from this one to the end of its service are changed (PSE-11). */
  isToServiceEnd: boolean;
}

/** Changes slots for their day. `actionId` is a new UUID for each tap; retries repeat it. */
export const changeSlotsCall = defineOfficeCall({
  method: 'PUT',
  path,
  send: (actionId: string, { mode, date, value, capacity, isToServiceEnd }: WantedSlot) => ({
    body: { actionId, mode, date: date.toString(), value, capacity, isToServiceEnd },
  }),
  answer: z.extend(slotDaySchema, { isReplayed: z.boolean() }),
});

export const changeSlotsEndpoint = defineOfficeEndpoint(changeSlotsCall, () => ({
  summary: 'Close a slot, open it again or change its capacity for its day; orders that it took stay',
  access: 'pause',
  audit: 'slots_changed',
  body: z.strictObject({
    actionId: actionIdSchema,
    mode,
    date: plainDate,
    value: z.string().check(z.maxLength(20)),
    capacity: z.nullable(z.int().check(z.minimum(0), z.maximum(mostPlaces))),
    isToServiceEnd: z._default(z.boolean(), false),
  }),
  errors: ['validation', 'action_exists'],
}));
