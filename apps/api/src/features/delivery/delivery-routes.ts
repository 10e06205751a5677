import { distanceToWire, publicEndpoints, success, suggestionToWire } from '@comptoir/contract';
import { errorBody, secondWords } from '@comptoir/words';
import type { FastifyInstance } from 'fastify';
import { addRoute } from '../../plugins/add-route.ts';
import type { Limiter } from '../../plugins/limits.ts';
import type { CatalogueAnswers } from '../catalogue/served-catalogue.ts';
import { askInTime } from './distance/ask-in-time.ts';
import { type DistanceTools, findDistance } from './distance/find-distance.ts';
import { originOf, tellDistance } from './distance/measured-address.ts';

const mostSuggestions = 6;

/** Endpoints that suggest addresses and measure distances (A.19, A.20). Failures have HTTP status 200. */
export function deliveryRoutes(
  app: FastifyInstance,
  tools: DistanceTools & { catalogue: CatalogueAnswers; limit: Limiter },
): void {
  const { geocoder, catalogue, log, limit } = tools;
  const onRequest = limit({ name: 'location', limit: 'addressLookupsPerMinute', isGuess: false });

  addRoute(
    app,
    publicEndpoints.addresses,
    'location',
    async ({ query: { query } }, reply) => {
      const near = originOf(catalogue.current().settings.contacts);
      const found = await askInTime(log, () => geocoder.suggest(query, { near, limit: mostSuggestions }));
      if (found === 'unavailable') {
        const message = secondWords.addressNotFound;
        return reply.send(errorBody('location_unavailable', { message, extra: { payload: [] } }));
      }
      return reply.send(success({ payload: found.slice(0, mostSuggestions).map(suggestionToWire) }));
    },
    { onRequest },
  );

  addRoute(
    app,
    publicEndpoints.distance,
    'location',
    async ({ query: { location } }, reply) => {
      const { settings } = catalogue.current();
      const found = await findDistance(tools, location, settings);
      if (found === 'unavailable') {
        return reply.send(errorBody('location_unavailable', { message: secondWords.addressNotFound }));
      }
      if (found === 'not_found') return reply.send(errorBody('location_not_found'));
      if (found === 'no_house_number') {
        return reply.send(errorBody('location_not_found', { message: secondWords.houseNumberMissing }));
      }
      const { formattedAddress, address, city, state, postalCode, country, point } = found.located;
      const { distance, unit, costCents } = tellDistance(found.distanceKm, settings.delivery);
      const payload = distanceToWire({
        distance,
        duration: Math.round(found.durationMinutes),
        unit,
        deliveryCostCents: costCents,
        formattedAddress,
        address,
        address2: '',
        city,
        state,
        postalCode,
        country,
        ...point,
      });
      return reply.send(success({ payload }));
    },
    { onRequest },
  );
}
