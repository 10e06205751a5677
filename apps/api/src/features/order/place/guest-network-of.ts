import type { FastifyRequest } from 'fastify';
import { inProcessPeer, peerOf } from '../../../plugins/limits.ts';
import type { Orderer } from './count-orders.ts';

/** Returns the network of a guest who pays in cash. Null if the orderer has a verified address and needs no code. */
export function guestNetworkOf(request: FastifyRequest, { provenEmail }: Orderer): string | null {
  return provenEmail === null ? (peerOf(request) ?? inProcessPeer) : null;
}
