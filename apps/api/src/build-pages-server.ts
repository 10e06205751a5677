import Fastify, { type FastifyInstance } from 'fastify';
import { answersPlugin } from './plugins/answers-plugin.ts';
import { bodiesPlugin } from './plugins/body/bodies-plugin.ts';
import { collectMethods, errorsPlugin, type Fallback } from './plugins/errors-plugin.ts';
import { type ApiLogger, serverOptions } from './plugins/server-options.ts';

/** Builds a server for pages only, with the API's limits, headers and errors. API URLs get a JSON 404 (PLT-15). */
export async function buildPagesServer(options: {
  logger: ApiLogger;
  clock: () => Temporal.Instant;
  fallback: Fallback;
}): Promise<FastifyInstance> {
  const { clock, fallback } = options;
  const app = Fastify(serverOptions(options));
  const methodsAt = collectMethods(app);
  await app.register(answersPlugin, { clock });
  await app.register(errorsPlugin, { fallback, methodsAt });
  await app.register(bodiesPlugin);
  return app;
}
