import type { FastifyRequest } from 'fastify';
import type { Refusal } from '../judge/refusal.ts';
import type { Orderer } from './count-orders.ts';

export type ProveOrderer = (
  request: Pick<FastifyRequest, 'headers' | 'query'>,
  order: unknown,
) => Promise<Orderer | { refusal: Refusal }>;
