import * as z from 'zod/mini';
import { defineCall, defineEndpoint } from '../../wire/endpoint.ts';
import { offerSchema } from './offer-schema.ts';
import { couponFromWire, offersFromWire } from './offer-wire.ts';

export const offersCall = defineCall({ method: 'GET', path: '/v2/public/offers', read: offersFromWire });

export const offersEndpoint = defineEndpoint(offersCall, () => ({
  summary: 'The offers that apply by themselves',
  isKept: true,
  answer: { payload: z.array(offerSchema) },
  errors: [],
}));

export const couponCall = defineCall({
  method: 'GET',
  path: '/v2/public/offers/:coupon',
  send: (code: string) => ({ params: { coupon: code.trim() } }),
  read: couponFromWire,
});

export const couponEndpoint = defineEndpoint(couponCall, () => ({
  summary: 'The offer of a coupon; with HTTP 200 also where the code is not valid',
  params: z.object({ coupon: z.string() }),
  answer: { payload: z.array(offerSchema) },
  toldAsAnswer: { payload: z.array(z.never()) },
  errors: ['coupon_invalid', 'rate_limited'],
}));
