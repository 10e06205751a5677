import * as z from 'zod/mini';
import { instant } from '../../wire/codecs.ts';
import { defineOfficeCall, defineOfficeEndpoint, nothing } from '../base/office-endpoint.ts';

const dayPath = '/v2/office/days/:date/closed';

const dueOrderSchema = z.object({ number: z.int(), dueAt: instant, mode: z.enum(['pickup', 'delivery']) });

/** The open orders of the days. They stay as they are (HRS-05). */
const dayAnswer = z.object({ orders: z.array(dueOrderSchema) });

export type DueOrder = z.infer<typeof dueOrderSchema>;

export const stopOfferCall = defineOfficeCall({
  method: 'POST',
  path: '/v2/office/offers/:id/stop',
  send: (id: number) => ({ params: { id }, body: {} }),
  answer: nothing,
});

export const stopOfferEndpoint = defineOfficeEndpoint(stopOfferCall, () => ({
  summary: 'Take an offer off at once, without a publication',
  access: 'catalogue',
  audit: 'offer_stopped',
  params: z.strictObject({ id: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(2_147_483_647)) }),
  body: z.strictObject({}),
  errors: ['not_found'],
}));

export const closeDayCall = defineOfficeCall({
  method: 'PUT',
  path: dayPath,
  send: (date: Temporal.PlainDate, message: string | null) => ({
    params: { date: date.toString() },
    body: message === null ? {} : { message },
  }),
  answer: dayAnswer,
});

const dayParams = z.strictObject({ date: z.iso.date() });

export const closeDayEndpoint = defineOfficeEndpoint(closeDayCall, () => ({
  summary: 'Close a day at once, for both modes and all menus',
  access: 'catalogue',
  audit: 'day_closed',
  params: dayParams,
  body: z.strictObject({ message: z.exactOptional(z.string().check(z.trim(), z.minLength(1), z.maxLength(140))) }),
  errors: [],
}));

export const openDayCall = defineOfficeCall({
  method: 'DELETE',
  path: dayPath,
  send: (date: Temporal.PlainDate) => ({ params: { date: date.toString() } }),
  answer: dayAnswer,
});

export const openDayEndpoint = defineOfficeEndpoint(openDayCall, () => ({
  summary: 'Give a day its usual hours again',
  access: 'catalogue',
  audit: 'day_opened',
  params: dayParams,
  errors: [],
}));

/** `until` is the last day, inclusive. */
export const dayOrdersCall = defineOfficeCall({
  method: 'GET',
  path: '/v2/office/days/:date/orders',
  isFresh: true,
  send: (date: Temporal.PlainDate, until: Temporal.PlainDate) => ({
    params: { date: date.toString() },
    query: { until: until.toString() },
  }),
  answer: dayAnswer,
});

export const dayOrdersEndpoint = defineOfficeEndpoint(dayOrdersCall, () => ({
  summary: 'The open orders that are due from one day to another',
  access: 'catalogue',
  audit: null,
  params: dayParams,
  query: z.strictObject({ until: z.iso.date() }),
  errors: ['validation'],
}));
