import * as z from 'zod/mini';
import { plainDate } from '../../wire/codecs.ts';
import { defineOfficeCall, defineOfficeEndpoint } from '../base/office-endpoint.ts';

const figureSchema = z.object({
  offerId: z.int(),
  /** How often the offer's code was used, ever. */
  uses: z.int(),
  /** The last 30 days on which orders had the offer, the newest first, in the restaurant's time zone. */
  days: z.array(
    z.object({
      date: plainDate,
      orders: z.int(),
      /** What the offer took off. For free delivery it is the waived fee. */
      discountCents: z.int(),
      /** What customers paid for these orders. */
      revenueCents: z.int(),
    }),
  ),
});

export type OfferFigure = z.infer<typeof figureSchema>;

export const offerFiguresCall = defineOfficeCall({
  method: 'GET',
  path: '/v2/office/offers/figures',
  isFresh: true,
  answer: z.array(figureSchema),
});

export const offerFiguresEndpoint = defineOfficeEndpoint(offerFiguresCall, () => ({
  summary: 'How often codes were used, and what each offer gave on each of the last 30 days',
  access: 'catalogue',
  audit: null,
  errors: [],
}));
