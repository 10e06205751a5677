import { errorBody, offerSchema, offerToWire, success } from '@comptoir/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { successSchema } from '../../plugins/success-schema.ts';
import { findCoupon } from './find-coupon.ts';

const params = z.object({ coupon: z.string() });

/** GET the offer that a coupon calls (requirements A.4): an invalid code is an answer, not a failure. */
export function offerRoutes(app: FastifyInstance, { catalogue, now, limit, limits }: Context): void {
  const schema = {
    summary: 'The offer of a coupon; with HTTP 200 also where the code is not valid',
    tags: ['catalogue'],
    params,
    response: {
      200: z.union([
        successSchema({ payload: z.array(offerSchema) }),
        z.object({ status: z.literal('error'), message: z.string(), code: z.string(), payload: z.array(z.never()) }),
      ]),
    },
  };
  const onRequest = limit({ name: 'coupon', perMinute: limits.couponChecksPerMinute, isGuess: true });
  app.get<{ Params: z.infer<typeof params> }>('/v2/public/offers/:coupon', { schema, onRequest }, (request, reply) => {
    const offer = findCoupon(catalogue.current().offers, request.params.coupon, now().toInstant());
    return reply.send(
      offer ? success({ payload: [offerToWire(offer)] }) : errorBody('coupon_invalid', { extra: { payload: [] } }),
    );
  });
}
