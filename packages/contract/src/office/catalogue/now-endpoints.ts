import * as z from 'zod/mini';
import { defineOfficeCall, defineOfficeEndpoint, nothing } from '../base/office-endpoint.ts';

const dayPath = '/v2/office/days/:date/closed';

/** The numbers of the open orders of the day. They stay as they are (HRS-05). */
const dayAnswer = z.object({ orders: z.array(z.int()) });

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
