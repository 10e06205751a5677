import type { FastifyInstance, FastifyReply } from 'fastify';
import fp from 'fastify-plugin';
import type { ReadyAnswers } from './ready-answers.ts';

declare module 'fastify' {
  interface FastifyRequest {
    generation: number;
  }
}

const lasting = new WeakSet<FastifyReply>();

/** Marks a response as cacheable for all clients until the catalogue changes or the clock passes a boundary. */
export function keepReady(reply: FastifyReply): FastifyReply {
  lasting.add(reply);
  return reply;
}

/** Caches marked responses. Register this plugin after the plugins that set headers. */
export const readyPlugin = fp(async (app: FastifyInstance, { ready }: { ready: ReadyAnswers }) => {
  app.decorateRequest('generation', 0);
  app.addHook('onRequest', (request, _reply, done) => {
    request.generation = ready.generation();
    done();
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    const isKept =
      request.method === 'GET' && lasting.has(reply) && (reply.statusCode === 200 || reply.statusCode === 304);
    if (isKept) {
      const body = Buffer.isBuffer(payload) ? payload : null;
      const headers = Object.fromEntries(
        Object.entries({ ...reply.getHeaders(), ...(body && { 'content-length': body.length }) }).map(
          ([name, value]) => [name, String(value)],
        ),
      );
      const route = routeOf(request);
      ready.keep(request.raw, { status: reply.statusCode, headers, body, route }, request.generation);
    }
    done();
  });
  app.addHook('preClose', async () => ready.close());
});

/** Returns the route's pattern, because visitors could invent any number of paths. */
export function routeOf(request: { is404: boolean; routeOptions: { url?: string | undefined } }): string {
  return request.is404 ? 'none' : (request.routeOptions.url ?? 'none');
}
