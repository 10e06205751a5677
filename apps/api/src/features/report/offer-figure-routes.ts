import { type OfferFigure, officeEndpoints, type SiteConfig, success } from '@comptoir/contract';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db/database.ts';
import { countUsesByOffer } from '../offer/offer-repository.ts';
import { addOfficeRoute } from '../staff/guard/add-office-route.ts';
import { listOfferDays } from './offer-figure-repository.ts';

interface Tools {
  db: Db;
  site: SiteConfig;
  now: () => Temporal.ZonedDateTime;
}

const shownDays = 30;

/** Adds the endpoint that tells how often codes were used and what offers gave (OFE-05, OFE-10). */
export function offerFigureRoutes(scope: FastifyInstance, { db, site, now }: Tools): void {
  addOfficeRoute(scope, officeEndpoints.offerFigures, async (_request, reply) => {
    const { timeZone } = site;
    const from = now()
      .toPlainDate()
      .subtract({ days: shownDays - 1 })
      .toZonedDateTime(timeZone)
      .toInstant();
    const [uses, days] = await Promise.all([countUsesByOffer(db), listOfferDays(db, from, timeZone)]);
    const byOffer = Map.groupBy(days, ({ offerId }) => offerId);
    const payload = [...new Set([...uses.keys(), ...byOffer.keys()])].map(
      (offerId): OfferFigure => ({
        offerId,
        uses: uses.get(offerId) ?? 0,
        days: (byOffer.get(offerId) ?? []).map(({ date, orders, discountCents, revenueCents }) => ({
          date: Temporal.PlainDate.from(date),
          orders,
          discountCents,
          revenueCents,
        })),
      }),
    );
    return reply.send(success({ payload }));
  });
}
