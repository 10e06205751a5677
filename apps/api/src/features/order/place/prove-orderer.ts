import type { FastifyRequest } from 'fastify';
import type { Refusal } from '../judge/refusal.ts';
import type { Orderer } from './count-orders.ts';

/** Identifies the orderer by the request's credentials, before anything else is judged (A.17). */
export type ProveOrderer = (
  request: Pick<FastifyRequest, 'headers' | 'query'>,
  order: unknown,
) => Promise<Orderer | { refusal: Refusal }>;
