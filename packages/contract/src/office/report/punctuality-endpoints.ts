import * as z from 'zod/mini';
import { defineOfficeCall, defineOfficeEndpoint } from '../base/office-endpoint.ts';

/** The service days of a measurement, today's included. */
export const punctualityDays = 30;

const punctuality = z.object({
  /** Orders that the kitchen said were ready, whatever became of them. */
  orders: z.int(),
  /** Those that were ready at most 5 minutes after what the diner was promised. */
  onTime: z.int(),
});
export type Punctuality = z.infer<typeof punctuality>;

export const punctualityCall = defineOfficeCall({
  method: 'GET',
  path: '/v2/office/reports/punctuality',
  isFresh: true,
  answer: punctuality,
});

export const punctualityEndpoint = defineOfficeEndpoint(punctualityCall, () => ({
  summary: 'How many orders of the last 30 service days were ready within 5 minutes of their promise',
  access: 'catalogue',
  audit: null,
  errors: [],
}));
