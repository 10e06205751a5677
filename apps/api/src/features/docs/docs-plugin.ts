import { accountEndpoints, publicEndpoints, type SiteConfig } from '@comptoir/contract';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { hidden } from '../../plugins/errors-plugin.ts';

/** Swagger UI needs inline styles, but loads its scripts from files. */
const pagePolicy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; frame-ancestors 'none'";

const tags = [
  { name: 'catalogue', description: 'What the restaurant sells, and by what rules' },
  { name: 'location', description: 'Where it delivers' },
  { name: 'order', description: 'What an order costs, and placing it' },
  { name: 'account', description: 'Making an account, opening it, and what it holds' },
  { name: 'connection', description: 'What is between whoever asks and the shop' },
  { name: 'payment', description: 'Paying an order by card' },
];

/** Endpoint names from the API contract, which generated clients use as method names. */
const names = new Map<string, string>(
  Object.entries({ ...publicEndpoints, ...accountEndpoints }).map(([name, { method, path }]) => [
    `${method} ${path}`,
    name,
  ]),
);

/** Sets an endpoint's name and removes the final slash, because URLs work with and without it (API-02). */
const transform: typeof jsonSchemaTransform = (input) => {
  const { schema, url } = jsonSchemaTransform(input);
  const operationId = 'route' in input ? names.get(`${String(input.route.method)} ${url}`) : undefined;
  return { schema: operationId ? { ...schema, operationId } : schema, url: url.replace(/(?<=.)\/$/, '') };
};

/** Serves the OpenAPI document at /v2/openapi.json and its page at /v2/docs. Register this before the routes. */
export const docsPlugin = fp(async (app: FastifyInstance, { site }: { site: SiteConfig }) => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: site.title,
        description: 'Online ordering. Failures are told in French.',
        version: '2',
        license: { name: 'MIT', url: 'https://opensource.org/license/mit' },
      },
      servers: [{ url: site.apiRoot || '/' }],
      tags,
      security: [{}],
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer', description: 'The token of a login' },
          queryToken: { type: 'apiKey', in: 'query', name: 'token', description: 'The same' },
          queryUserId: { type: 'apiKey', in: 'query', name: 'user_id', description: 'The same' },
          userId: { type: 'apiKey', in: 'header', name: 'X-User-Id', description: 'Whose token it is' },
        },
      },
    },
    transform,
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
