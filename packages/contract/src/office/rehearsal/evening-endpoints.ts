import { offerTypes } from '@comptoir/domain';
import * as z from 'zod/mini';
import { instant, plainDate } from '../../wire/codecs.ts';
import { defineOfficeCall, defineOfficeEndpoint, nothing } from '../base/office-endpoint.ts';
import { foundSchema } from './check-endpoints.ts';

const mode = z.enum(['pickup', 'delivery']);

const eveningSchema = z.object({
  at: instant,
  date: plainDate,
  /** The spans in which some menu is served today, with the slots of each mode. */
  modes: z.array(
    z.object({
      mode,
      hours: z.array(z.object({ start: instant, end: instant })),
      freeSlots: z.int(),
      fullSlots: z.int(),
    }),
  ),
  /** The orders that a slot holds; null means any number. */
  slotCapacity: z.nullable(z.int()),
  /** The exceptional days of tomorrow. */
  tomorrow: z.array(z.object({ isClosed: z.boolean(), modes: z.array(mode), message: z.nullable(z.string()) })),
  /** The offers that hold at some time of today’s hours, without coupons. */
  offers: z.array(
    z.object({
      offerId: z.int(),
      type: z.nullable(z.enum(offerTypes)),
      percentBp: z.int(),
      amountCents: z.int(),
      minimumCents: z.int(),
    }),
  ),
  soldOut: z.array(z.object({ name: z.string(), until: z.nullable(instant) })),
  /** The boards that were open in the last 24 hours, the last one first. */
  boards: z.array(z.object({ name: z.string(), seenAt: instant })),
  /** What the checks of the published catalogue find, without notes, the worst first. */
  findings: z.array(foundSchema),
  /** False if orders are received by boards, and no board was open in the last 24 hours. */
  hasBoard: z.boolean(),
  isReady: z.boolean(),
  isMailed: z.boolean(),
});

export type Evening = z.infer<typeof eveningSchema>;

export const eveningCall = defineOfficeCall({
  method: 'GET',
  path: '/v2/office/evening',
  isFresh: true,
  answer: eveningSchema,
});

export const eveningEndpoint = defineOfficeEndpoint(eveningCall, () => ({
  summary: 'What the restaurant needs to know before this evening’s service',
  access: 'catalogue',
  audit: null,
  errors: [],
}));

export const mailEveningCall = defineOfficeCall({
  method: 'PUT',
  path: '/v2/office/evening/mail',
  send: (isMailed: boolean) => ({ body: { isMailed } }),
  answer: nothing,
});

export const mailEveningEndpoint = defineOfficeEndpoint(mailEveningCall, () => ({
  summary: 'Choose whether the owners get it by mail three hours before the first service of a day',
  access: 'catalogue',
  audit: 'evening_mail_chosen',
  body: z.strictObject({ isMailed: z.boolean() }),
  errors: [],
}));
