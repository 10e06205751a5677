import { type EndpointSchemas, type ErrorCode, errorCatalogue } from '@comptoir/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { z } from 'zod';
import { hidden } from './errors-plugin.ts';

/** An endpoint of the contract: where it is, and what it takes and answers. */
export type Endpoint = EndpointSchemas & { method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'; path: string };
type Schema = z.core.$ZodType;

/** What a handler gets of a part of the request: as the endpoint's schema reads it. */
type Read<Part> = Part extends Schema ? z.infer<Part> : unknown;
type RequestOf<E extends Endpoint> = FastifyRequest<{
  Params: Read<E['params']>;
  Querystring: Read<E['query']>;
  Body: Read<E['body']>;
}>;

export type Handler<E extends Endpoint> = (
  request: RequestOf<E>,
  reply: FastifyReply,
) => FastifyReply | Promise<FastifyReply>;
/** As a guest, or as somebody: the bearer and whose it is. */
const maybeSigned = [{}, { bearer: [], userId: [] }];
/** As somebody, by the headers or by the query; a body has both names among its own. */
const signed = [
  { bearer: [], userId: [] },
  { queryToken: [], queryUserId: [] },
];

export type RouteOptions = Pick<
  RouteShorthandOptions,
  'onRequest' | 'preValidation' | 'preHandler' | 'bodyLimit' | 'validatorCompiler' | 'config' | 'exposeHeadRoute'
> & {
  /** It is left out of the OpenAPI document. */
  isHidden?: true;
};

/** Serves an endpoint of the contract: its method, address and schemas are the contract's, the handler is the room's. */
export function addRoute<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  tag: string,
  handler: Handler<E>,
  { isHidden, ...options }: RouteOptions = {},
): void {
  const { method, path, summary, params, query, body } = endpoint;
  const schema = {
    ...(isHidden && hidden),
    summary,
    tags: [tag],
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
    ...(endpoint.mayBeSigned && { security: maybeSigned }),
    ...(endpoint.isSigned && { security: signed }),
    response: {
      ...failureSchemas(endpoint),
      ...(endpoint.isKept && { 304: z.null().describe('What the client has is still so') }),
      200: answerSchema(endpoint),
    },
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

/** What any request may meet, and what one with a body or with something in its address may. */
const anywhere: ErrorCode[] = ['unsupported_encoding', 'internal', 'unavailable'];
const withBody: ErrorCode[] = ['bad_json', 'too_large', 'validation'];

/** The body of each status that a failure answers with, its codes named. */
function failureSchemas({ errors, statuses = {}, body, params }: EndpointSchemas): Record<number, Schema> {
  const codes = new Set([
    ...errors,
    ...anywhere,
    ...(body ? withBody : []),
    ...(params ? (['bad_json'] as const) : []),
  ]);
  const answers = [...codes].flatMap((code) =>
    (statuses[code] ?? [errorCatalogue[code].status]).map((status) => ({ status, code })),
  );
  const byStatus = Map.groupBy(
    answers.filter(({ status }) => status >= 400),
    ({ status }) => status,
  );
  return Object.fromEntries(
    [...byStatus].map(([status, told]) => [status, failureSchema(told.map(({ code }) => code))]),
  );
}

function failureSchema(codes: ErrorCode[]): Schema {
  return z
    .looseObject({
      status: z.literal('error'),
      message: z.string().describe('A French sentence that may be shown'),
      code: z.enum(codes),
      errors: z.record(z.string(), z.string()).optional().describe('By field, with 422'),
    })
    .describe(codes.join(', '));
}
