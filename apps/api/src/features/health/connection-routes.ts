import { publicEndpoints, success } from '@comptoir/contract';
import type { FastifyInstance } from 'fastify';
import { addRoute } from '../../plugins/add-route.ts';
import type { Limiter } from '../../plugins/limits.ts';
import { networkOf } from '../../plugins/network-of.ts';

/** Shows the server's view of the caller's connection (API-47), from data that the caller sent. */
export function connectionRoutes(app: FastifyInstance, { limit }: { limit: Limiter }): void {
  const onRequest = limit({ name: 'connection', limit: 'connectionReadsPerMinute', isGuess: false });
  addRoute(
    app,
    publicEndpoints.connection,
    'connection',
    ({ ip, ips = [], protocol }, reply) =>
      // `ips` begins with the socket's address, and is longer if a trusted proxy forwarded the request.
      reply.send(
        success({
          payload: { visitor: networkOf(ip), is_https: protocol === 'https', is_forwarded: ips.length > 1 },
        }),
      ),
    { onRequest },
  );
}
