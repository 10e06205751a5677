import type { FastifyRequest } from 'fastify';
import type { Refusal } from '../judge/refusal.ts';
import type { Orderer } from './count-orders.ts';

/** Returns the authenticated orderer before anything else is validated (A.17). */
export type ProveOrderer = (
  request: Pick<FastifyRequest, 'headers' | 'query'>,
  order: unknown,
) => Promise<Orderer | { refusal: Refusal }>;
