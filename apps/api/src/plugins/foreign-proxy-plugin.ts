import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

/**
 * Says once in the log that a proxy is before the shop whose word nobody believes: to every limit all of its guests are one visitor then,
 * and fourteen people in a town lock each other out.
 */
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
