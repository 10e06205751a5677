import type { FastifyRequest } from 'fastify';
import type { Refusal } from '../judge/refusal.ts';
import type { Orderer } from './count-orders.ts';

/**
 * What ordering asks of whoever knows accounts: whose an order is by the request's own credentials, before anything else is said of it
 * (requirement A.17). The app brings the two together.
 */
export type ProveOrderer = (
  request: Pick<FastifyRequest, 'headers' | 'query'>,
  order: unknown,
) => Promise<Orderer | { refusal: Refusal }>;
