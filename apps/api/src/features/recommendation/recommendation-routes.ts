import { mostRecommendations, publicEndpoints, success } from '@comptoir/contract';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { addRoute } from '../../plugins/add-route.ts';
import type { CatalogueAnswers } from '../catalogue/served-catalogue.ts';
import type { KeptCounts } from './keep-counts.ts';
import { rankCompanions } from './rank-companions.ts';
import { rankPopular } from './rank-popular.ts';

type CartItem = z.infer<typeof publicEndpoints.recommendations.body>['cartItems'][number];

/** Clients send an item's id in three different shapes (API-32). */
function itemIdOf(item: CartItem): number {
  if (typeof item === 'number') return item;
  return 'item_id' in item ? item.item_id : item.itemId;
}

/** Adds the endpoints for popular items and for companions of a cart (A.21, A.22). */
export function recommendationRoutes(
  app: FastifyInstance,
  { catalogue, counts }: { catalogue: CatalogueAnswers; counts: KeptCounts },
): void {
  addRoute(app, publicEndpoints.popular, 'catalogue', async (request, reply) => {
    const limit = Math.min(Number(request.query.limit ?? mostRecommendations), mostRecommendations);
    const { entries, takenAt } = catalogue.current();
    const ids = rankPopular(entries.values(), { counts: await counts.read(), at: takenAt });
    return reply.send(success({ popular: ids.slice(0, limit).map((itemId) => ({ itemId })) }));
  });

  addRoute(app, publicEndpoints.recommendations, 'catalogue', async (request, reply) => {
    const { cartItems, maxRecommendations = mostRecommendations } = request.body;
    const own = new Set(cartItems.map(itemIdOf));
    if (own.size === 0) return reply.send(success({ recommendations: [] }));
    const { entries, takenAt } = catalogue.current();
    const ids = rankCompanions(entries, own, { counts: await counts.read(), at: takenAt });
    const count = Math.min(maxRecommendations, mostRecommendations);
    return reply.send(success({ recommendations: ids.slice(0, count).map((itemId) => ({ itemId })) }));
  });
}
