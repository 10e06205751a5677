import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

/** Warns once about a proxy that TRUST_PROXY does not list, because all visitors then share one rate limit. */
export const foreignProxyPlugin = fp(async (app: FastifyInstance) => {
  let isSaid = false;
  app.addHook('onRequest', ({ headers, ip, socket, log }, _reply, done) => {
    const isUnheard = headers['x-forwarded-for'] !== undefined && ip === socket.remoteAddress;
    if (isUnheard && !isSaid) {
      isSaid = true;
      log.warn(
        { peer: ip },
        'X-Forwarded-For comes from a peer that TRUST_PROXY does not name: all of its guests count as one',
      );
    }
    done();
  });
});
