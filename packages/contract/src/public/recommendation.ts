import { maxLines } from '@comptoir/domain';
import * as z from 'zod/mini';
import { defineCall, defineEndpoint } from '../wire/endpoint.ts';
import { readPayload } from '../wire/envelope.ts';
import { isObject, readCount, readList } from '../wire/wire-values.ts';

export const mostRecommendations = 12;

function itemIdsFromWire(body: unknown, name: 'popular' | 'recommendations'): number[] {
  return readList(readPayload(body, name))
    .map((entry) => readCount(isObject(entry) ? entry.itemId : entry))
    .filter((id) => id !== null);
}

export const popularCall = defineCall({
  method: 'GET',
  path: '/v2/public/recommendations/popular',
  send: () => ({ query: { limit: mostRecommendations } }),
  read: (body) => itemIdsFromWire(body, 'popular'),
});

export const popularEndpoint = defineEndpoint(popularCall, () => ({
  summary: 'The most ordered items of the last 90 days',
  query: z.object({ limit: z.optional(z.string().check(z.regex(/^[1-9]\d{0,8}$/))) }),
  answer: { popular: z.array(z.object({ itemId: z.int() })) },
  errors: ['validation'],
}));

export const recommendationsCall = defineCall({
  method: 'POST',
  path: '/v2/recommendations',
  send: (cartItems: { itemId: number; quantity: number }[]) => ({
    body: { cartItems, maxRecommendations: mostRecommendations },
  }),
  read: (body) => itemIdsFromWire(body, 'recommendations'),
});

export const recommendationsEndpoint = defineEndpoint(recommendationsCall, () => {
  const item = z.union([
    z.int(),
    z.strictObject({ itemId: z.int(), quantity: z.optional(z.number()) }),
    z.looseObject({ item_id: z.int() }),
  ]);
  return {
    summary: 'What is ordered with the items of a cart',
    body: z.strictObject({
      // The limit is one more than a full cart, because the dish of the open sheet is sent too.
      cartItems: z.array(item).check(z.maxLength(maxLines + 1)),
      maxRecommendations: z.optional(z.int().check(z.minimum(1))),
    }),
    answer: { recommendations: z.array(z.object({ itemId: z.int() })) },
    errors: ['validation'],
  };
});
