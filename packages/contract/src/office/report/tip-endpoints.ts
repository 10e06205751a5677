import type { DayRange } from '@comptoir/domain';
import * as z from 'zod/mini';
import { actionIdSchema } from '../../wire/action-identity.ts';
import { instant, plainDate, typedLine } from '../../wire/codecs.ts';
import { defineOfficeCall, defineOfficeEndpoint, nothing } from '../base/office-endpoint.ts';

const path = '/v2/office/reports/tips';
const cents = z.int();

const tipSchema = z.object({
  number: z.int(),
  /** The service day on which the order became paid. */
  day: plainDate,
  mode: z.enum(['pickup', 'delivery']),
  /** What the diner gave, and what went back of it or will. */
  takenCents: cents,
  returnedCents: cents,
  /** Who handed the order over; null if no person noted it. */
  servedBy: z.nullable(typedLine),
  /** When the staff got the tip, and who noted it; null until then. */
  handover: z.nullable(z.object({ day: plainDate, amountCents: cents, by: typedLine, at: instant })),
});

const registerSchema = z.object({
  /** By day and order. Taken less returned is the register's sum. */
  tips: z.array(tipSchema),
  takenCents: cents,
  returnedCents: cents,
  handedOverCents: cents,
  /** What can be given to the staff now: tips of orders that were handed over and whose tip was not. */
  dueCents: cents,
});

/** The tips of the orders that became paid on some service days (PYX-91). */
export type TipRegister = z.infer<typeof registerSchema>;

const query = z.strictObject({ from: plainDate, to: plainDate });

export const tipsCall = defineOfficeCall({
  method: 'GET',
  path,
  isFresh: true,
  send: ({ from, to }: DayRange) => ({ query: { from: from.toString(), to: to.toString() } }),
  answer: registerSchema,
});

export const tipsEndpoint = defineOfficeEndpoint(tipsCall, () => ({
  summary: 'The register of tips: what diners gave, what went back, what the staff got',
  access: 'reports',
  audit: null,
  query,
  errors: ['validation'],
}));

/** `id` is a new UUID for each handing over. Retries repeat it. */
export const handTipsOverCall = defineOfficeCall({
  method: 'POST',
  path: `${path}/handovers`,
  send: ({ from, to }: DayRange, { id, day, amountCents }: { id: string; day: string; amountCents: number }) => ({
    body: { actionId: id, from: from.toString(), to: to.toString(), day, amountCents },
  }),
  answer: z.object({ isReplayed: z.boolean() }),
});

export const handTipsOverEndpoint = defineOfficeEndpoint(handTipsOverCall, () => ({
  summary: 'Note that the staff got the tips of some service days. `amountCents` is the sum that was seen, else 409',
  access: 'reports',
  audit: 'tips_handed_over',
  body: z.strictObject({
    actionId: actionIdSchema,
    from: plainDate,
    to: plainDate,
    /** The day on which the staff got them, today at the latest. */
    day: plainDate,
    amountCents: z.int().check(z.minimum(1)),
  }),
  errors: ['validation', 'action_exists', 'tips_changed'],
}));

/** The answer is a file, which browsers download. */
export const tipsFileEndpoint = defineOfficeEndpoint({ method: 'GET', path: `${path}.csv`, answer: nothing }, () => ({
  summary: 'The register of tips as CSV',
  access: 'reports',
  audit: 'tips_exported',
  query,
  errors: ['validation'],
}));
