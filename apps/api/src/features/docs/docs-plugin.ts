import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { hidden } from '../../plugins/errors-plugin.ts';

/** The page's own scripts and no inline ones; Swagger UI writes styles into the page. */
const pagePolicy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; frame-ancestors 'none'";

/** The OpenAPI document at /v2/openapi.json, with a page to read it at /v2/docs. Registered before the routes that it describes. */
export const docsPlugin = fp(async (app: FastifyInstance, { title }: { title: string }) => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title, description: 'Online ordering', version: '2' },
      tags: [{ name: 'catalogue' }, { name: 'location' }, { name: 'order' }],
    },
    transform: jsonSchemaTransform,
  });
  await app.register(swaggerUi, {
    routePrefix: '/v2/docs',
    staticCSP: pagePolicy,
    uiConfig: { url: '/v2/openapi.json', tryItOutEnabled: false },
  });
  app.get('/v2/openapi.json', { schema: hidden }, (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(app.swagger()),
  );
});
