import { paths, success } from '@comptoir/contract';
import { maxLines } from '@comptoir/domain';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { successSchema } from '../../plugins/success-schema.ts';
import { rankPopular } from './rank-popular.ts';
import { countOrderedTogether, countOrderedUnits, type ItemUnits } from './recommendation-repository.ts';

const mostItems = 12;
const days = 90;
/** The counts of three months need not be of this second: they are read again at most this often. */
const keptSeconds = 60;

const query = z.object({
  limit: z
    .string()
    .regex(/^[1-9]\d{0,8}$/)
    .optional(),
});

const cart = z.strictObject({
  cartItems: z
    .array(z.union([z.int(), z.strictObject({ itemId: z.int(), quantity: z.number().optional() })]))
    .max(maxLines),
  maxRecommendations: z.int().min(1).optional(),
});

const toMap = (rows: ItemUnits[]) => new Map(rows.map((row) => [row.itemId, row.units]));

/** GET the most ordered items, POST a cart for what goes with it (requirements A.21, A.22). */
export function recommendationRoutes(app: FastifyInstance, { database, catalogue, now }: Context): void {
  let kept: { at: Temporal.Instant; units: Promise<Map<number, number>> } | null = null;

  function readUnits(): Promise<Map<number, number>> {
    const at = now().toInstant();
    const age = kept ? at.epochMilliseconds - kept.at.epochMilliseconds : Number.POSITIVE_INFINITY;
    if (kept && age >= 0 && age < keptSeconds * 1000) return kept.units;
    const since = at.subtract({ hours: days * 24 });
    const units = countOrderedUnits(database.db, since).then(toMap);
    kept = { at, units };
    units.catch(() => {
      kept = null;
    });
    return units;
  }

  const popular = z.array(z.object({ itemId: z.int() }));
  const schema = {
    summary: 'The most ordered items of the last 90 days',
    tags: ['catalogue'],
    querystring: query,
    response: { 200: successSchema({ popular }) },
  };
  app.get<{ Querystring: z.infer<typeof query> }>(paths.popular, { schema }, async (request, reply) => {
    const limit = Math.min(Number(request.query.limit ?? mostItems), mostItems);
    const ids = rankPopular(catalogue.current().entries.values(), await readUnits());
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
    const since = now()
      .toInstant()
      .subtract({ hours: days * 24 });
    const units = toMap(await countOrderedTogether(database.db, [...own], since));
    const ids = rankPopular(catalogue.current().entries.values(), units).filter((id) => !own.has(id));
    const recommendations = ids.slice(0, Math.min(maxRecommendations, mostItems)).map((itemId) => ({ itemId }));
    return reply.send(success({ recommendations }));
  });
}
