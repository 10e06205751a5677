import { publicEndpoints, success } from '@comptoir/contract';
import type { FastifyInstance } from 'fastify';
import { addRoute } from '../../plugins/add-route.ts';
import type { Limiter } from '../../plugins/limits.ts';
import { networkOf } from '../../plugins/network-of.ts';

/** GET how the shop sees whoever asks (API-47): it tells nobody anything but what they sent. */
export function connectionRoutes(app: FastifyInstance, { limit }: { limit: Limiter }): void {
  const onRequest = limit({ name: 'connection', limit: 'connectionReadsPerMinute', isGuess: false });
  addRoute(
    app,
    publicEndpoints.connection,
    'connection',
    ({ ip, ips = [], protocol }, reply) =>
      // The peer itself is the first of those that a believed proxy names.
      reply.send(
        success({
          payload: { visitor: networkOf(ip), is_https: protocol === 'https', is_forwarded: ips.length > 1 },
        }),
      ),
    { onRequest },
  );
}
