import type { FastifyRequest } from 'fastify';
import { inProcessPeer, peerOf } from '../../../plugins/limits.ts';
import type { Orderer } from './count-orders.ts';

/** The network of a guest who pays in cash; null: the orderer has a proven address and needs no further proof. */
export function guestNetworkOf(request: FastifyRequest, { provenEmail }: Orderer): string | null {
  return provenEmail === null ? (peerOf(request) ?? inProcessPeer) : null;
}
