import { paths, success } from '@comptoir/contract';
import { maxLines } from '@comptoir/domain';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { successSchema } from '../../plugins/success-schema.ts';
import type { ServedCatalogue } from '../catalogue/served-catalogue.ts';
import type { KeptCounts } from './keep-counts.ts';
import { rankCompanions } from './rank-companions.ts';
import { rankPopular } from './rank-popular.ts';

const mostItems = 12;

const query = z.object({
  limit: z
    .string()
    .regex(/^[1-9]\d{0,8}$/)
    .optional(),
});

/** A full cart, and the dish that is being looked at. */
const mostAsked = maxLines + 1;

const cart = z.strictObject({
  cartItems: z
    .array(z.union([z.int(), z.strictObject({ itemId: z.int(), quantity: z.number().optional() })]))
    .max(mostAsked),
  maxRecommendations: z.int().min(1).optional(),
});

/** GET the most ordered items, POST a cart for what goes with it (requirements A.21, A.22). */
export function recommendationRoutes(
  app: FastifyInstance,
  { catalogue, counts }: { catalogue: ServedCatalogue; counts: KeptCounts },
): void {
  const popular = z.array(z.object({ itemId: z.int() }));
  const schema = {
    summary: 'The most ordered items of the last 90 days',
    tags: ['catalogue'],
    querystring: query,
    response: { 200: successSchema({ popular }) },
  };
  app.get<{ Querystring: z.infer<typeof query> }>(paths.popular, { schema }, async (request, reply) => {
    const limit = Math.min(Number(request.query.limit ?? mostItems), mostItems);
    const ids = rankPopular(catalogue.current().entries.values(), await counts.read());
    return reply.send(success({ popular: ids.slice(0, limit).map((itemId) => ({ itemId })) }));
  });

  const goesWith = {
    summary: 'What is ordered with the items of a cart',
    tags: ['catalogue'],
    body: cart,
    response: { 200: successSchema({ recommendations: popular }) },
  };
  app.post<{ Body: z.infer<typeof cart> }>(paths.recommendations, { schema: goesWith }, async (request, reply) => {
    const { cartItems, maxRecommendations = mostItems } = request.body;
    const own = new Set(cartItems.map((item) => (typeof item === 'number' ? item : item.itemId)));
    if (own.size === 0) return reply.send(success({ recommendations: [] }));
    const ids = rankCompanions(catalogue.current().entries, own, await counts.read());
    const recommendations = ids.slice(0, Math.min(maxRecommendations, mostItems)).map((itemId) => ({ itemId }));
    return reply.send(success({ recommendations }));
  });
}
