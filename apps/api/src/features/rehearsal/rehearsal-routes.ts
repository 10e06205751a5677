import { officeEndpoints, type RehearsalQuestion, type SiteConfig, success } from '@comptoir/contract';
import type { Place } from '@comptoir/domain';
import { createFormat } from '@comptoir/format';
import { fieldWords } from '@comptoir/words';
import type { FastifyInstance } from 'fastify';
import { answerError } from '../../plugins/answer-error.ts';
import { takeSnapshot } from '../catalogue/snapshot.ts';
import type { DistanceTools } from '../delivery/distance/find-distance.ts';
import { locatePlace } from '../order/judge/locate-place.ts';
import { addOfficeRoute } from '../staff/guard/add-office-route.ts';
import { type AskedTools, readAsked } from './read-asked.ts';
import { rehearse } from './rehearse.ts';
import { type QuoteOrder, rehearseCart } from './rehearse-cart.ts';
import { rehearseDelivery } from './rehearse-delivery.ts';

interface RehearsalTools extends DistanceTools, AskedTools {
  site: SiteConfig;
  quoteOrder: QuoteOrder;
}

/** Adds the endpoint that tells what diners would meet at an instant (REH-01, REH-02). */
export function rehearsalRoutes(scope: FastifyInstance, tools: RehearsalTools): void {
  const { db, site, quoteOrder } = tools;
  const format = createFormat(site.locale.default, site.currency);

  addOfficeRoute(scope, officeEndpoints.rehearse, async ({ body }, reply) => {
    const read = await readAsked(tools, body);
    if ('code' in read) return answerError(reply, read.code, read.details);
    const { catalogue } = read;
    const { mode, zone, at, cart: asked } = body;
    if (zone !== undefined && !catalogue.zones.some(({ name }) => name === zone)) {
      return answerError(reply, 'validation', { errors: { zone: fieldWords.zone } });
    }
    const now = at.toZonedDateTimeISO(site.timeZone);
    const snapshot = takeSnapshot(catalogue, now, null);
    const { settings } = snapshot;
    const place = placeOf(body);
    // The distance is looked up by the clock's own time, because answers of other times would be forgotten.
    const located = body.address ? await locatePlace(tools, { mode, place }, settings) : { place, measured: null };
    const priced = asked && (await rehearseCart(quoteOrder, asked, { mode, snapshot, located, now: () => now }));
    if (priced && 'errors' in priced) return answerError(reply, 'validation', priced);
    const payload = {
      ...(await rehearse(db, snapshot, { mode, now, currencySymbol: site.currencySymbol })),
      delivery: rehearseDelivery({ mode, place: located.place, measured: located.measured }, settings.delivery, format),
      cart: priced?.cart ?? null,
    };
    return reply.send(success({ payload }));
  });
}

/** A zone alone is a place of its own (LOC-24). */
function placeOf({ address: typed, ...named }: RehearsalQuestion): Place | null {
  const zone = named.zone ?? null;
  if (!typed && zone === null) return null;
  const { address, city, postalCode } = typed ?? { address: '', city: '', postalCode: '' };
  return { address, address2: '', city, postalCode, country: 'France', zone, lat: null, lng: null };
}
