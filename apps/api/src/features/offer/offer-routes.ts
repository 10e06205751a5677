import { errorBody, offerSchema, offerToWire, paths, success } from '@comptoir/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Db } from '../../db/database.ts';
import type { Limiter } from '../../plugins/limits.ts';
import { successSchema } from '../../plugins/success-schema.ts';
import type { OfferRecord } from '../catalogue/record/catalogue.ts';
import { sendPrepared } from '../catalogue/send-prepared.ts';
import type { ServedCatalogue } from '../catalogue/served-catalogue.ts';
import { findCoupon } from './find-coupon.ts';
import { countCouponUses, isCouponLeft } from './offer-repository.ts';

const params = z.object({ coupon: z.string() });

/** GET the offers, and the one that a coupon calls (requirements A.3, A.4): an invalid code is an answer, not a failure. */
export function offerRoutes(
  app: FastifyInstance,
  tools: { db: Db; catalogue: ServedCatalogue; now: () => Temporal.ZonedDateTime; limit: Limiter },
): void {
  const { db, catalogue, now, limit } = tools;

  /** Whether anybody may still use it; who asks is not known yet, so the limit of each customer waits for the order. */
  async function isLeft(coupon: OfferRecord): Promise<boolean> {
    return coupon.maxUses === null || isCouponLeft(coupon, await countCouponUses(db, coupon.id, ''));
  }

  const open = {
    summary: 'The offers that apply by themselves',
    tags: ['catalogue'],
    response: { 200: successSchema({ payload: z.array(offerSchema) }) },
  };
  app.get(paths.offers, { schema: open }, (request, reply) => sendPrepared(catalogue.answer('offers'), request, reply));

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
  const onRequest = limit({ name: 'coupon', perMinute: 'couponChecksPerMinute', isGuess: true });
  const path = '/v2/public/offers/:coupon';
  app.get<{ Params: z.infer<typeof params> }>(path, { schema, onRequest }, async (request, reply) => {
    const offer = findCoupon(catalogue.current().offers, request.params.coupon, now().toInstant());
    const answer =
      offer && (await isLeft(offer))
        ? success({ payload: [offerToWire(offer)] })
        : errorBody('coupon_invalid', { extra: { payload: [] } });
    return reply.send(answer);
  });
}
