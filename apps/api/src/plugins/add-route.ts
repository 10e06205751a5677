import { type EndpointSchemas, type ErrorCode, errorCatalogue } from '@comptoir/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { z } from 'zod';

type Endpoint = EndpointSchemas & { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; path: string };
type Schema = z.core.$ZodType;

/** What a handler gets of a part of the request: as the endpoint's schema reads it. */
type Read<Part> = Part extends Schema ? z.infer<Part> : unknown;
type RequestOf<E extends Endpoint> = FastifyRequest<{
  Params: Read<E['params']>;
  Querystring: Read<E['query']>;
  Body: Read<E['body']>;
}>;

type Handler<E extends Endpoint> = (request: RequestOf<E>, reply: FastifyReply) => FastifyReply | Promise<FastifyReply>;
type Options = Pick<RouteShorthandOptions, 'onRequest' | 'preHandler' | 'bodyLimit' | 'validatorCompiler'>;

/** Serves an endpoint of the contract: its method, address and schemas are the contract's, the handler is the room's. */
export function addRoute<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  tag: string,
  handler: Handler<E>,
  options: Options = {},
): void {
  const { method, path, summary, params, query, body } = endpoint;
  const schema = {
    summary,
    tags: [tag],
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
    response: { ...failureSchemas(endpoint.errors), 200: answerSchema(endpoint) },
  };
  // The schemas that Fastify checks the request by are those that the handler's types are read from.
  app.route({ ...options, method, url: path, schema, handler: handler as Handler<Endpoint> });
}

/** The schema of a success, `status` and the named values beside it (DEC-05), or of a failure that is told as one. */
function answerSchema({ answer, toldAsAnswer }: EndpointSchemas): Schema {
  const success = z.object({ status: z.literal('success'), ...answer });
  if (!toldAsAnswer) return success;
  return z.union([
    success,
    z.object({ status: z.literal('error'), message: z.string(), code: z.string(), ...toldAsAnswer }),
  ]);
}

/** The body of each status that a failure answers with, its codes named. */
function failureSchemas(errors: ErrorCode[]): Record<number, Schema> {
  const byStatus = Map.groupBy(errors, (code) => errorCatalogue[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      z.looseObject({ status: z.literal('error'), message: z.string(), code: z.string().describe(codes.join(', ')) }),
    ]),
  );
}
