import { offerToWire, publicEndpoints, success } from '@comptoir/contract';
import { errorBody } from '@comptoir/words';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db/database.ts';
import { addRoute } from '../../plugins/add-route.ts';
import type { Limiter } from '../../plugins/limits.ts';
import type { OfferRecord } from '../catalogue/record/catalogue.ts';
import { sendPrepared } from '../catalogue/send-prepared.ts';
import type { CatalogueAnswers } from '../catalogue/served-catalogue.ts';
import { findCoupon } from './find-coupon.ts';
import { countCouponUses, isCouponLeft } from './offer-repository.ts';

/** The limit for each customer is checked with the order, when the customer is known. */
const nobody = { key: '', email: '' };

/** Endpoints for the offers and for a coupon's offer (A.3, A.4). An invalid code is a successful response. */
export function offerRoutes(
  app: FastifyInstance,
  tools: { db: Db; catalogue: CatalogueAnswers; now: () => Temporal.ZonedDateTime; limit: Limiter },
): void {
  const { db, catalogue, now, limit } = tools;

  addRoute(app, publicEndpoints.offers, 'catalogue', (request, reply) =>
    sendPrepared(catalogue.answer('offers'), request, reply),
  );

  async function isLeft(coupon: OfferRecord): Promise<boolean> {
    return coupon.maxUses === null || isCouponLeft(coupon, await countCouponUses(db, coupon.id, nobody));
  }

  const onRequest = limit({ name: 'coupon', limit: 'couponChecksPerMinute', isGuess: true });
  addRoute(
    app,
    publicEndpoints.coupon,
    'catalogue',
    async (request, reply) => {
      const offer = findCoupon(catalogue.current().offers, request.params.coupon, now().toInstant());
      const answer =
        offer && (await isLeft(offer))
          ? success({ payload: [offerToWire(offer)] })
          : errorBody('coupon_invalid', { extra: { payload: [] } });
      return reply.send(answer);
    },
    { onRequest },
  );
}
