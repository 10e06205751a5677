import { type EndpointSchemas, type ErrorCode, errorStatuses } from '@comptoir/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { z } from 'zod';
import { hidden } from './errors-plugin.ts';

export type Endpoint = EndpointSchemas & { method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'; path: string };
type Schema = z.core.$ZodType;

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
const maybeSigned = [{}, { bearer: [], userId: [] }];
const signed = [
  { bearer: [], userId: [] },
  { queryToken: [], queryUserId: [] },
];

export type RouteOptions = Pick<
  RouteShorthandOptions,
  'onRequest' | 'preValidation' | 'preHandler' | 'bodyLimit' | 'validatorCompiler' | 'config' | 'exposeHeadRoute'
> & {
  isHidden?: true;
};

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
  app.route({ ...options, method, url: path, schema, handler: handler as Handler<Endpoint> });
}

/** The schema of a success: `status` and named values (DEC-05). Some failures use this shape too. */
function answerSchema({ answer, toldAsAnswer }: EndpointSchemas): Schema {
  const success = z.object({ status: z.literal('success'), ...answer });
  if (!toldAsAnswer) return success;
  return z.union([
    success,
    z.object({ status: z.literal('error'), message: z.string(), code: z.string(), ...toldAsAnswer }),
  ]);
}

const anywhere: ErrorCode[] = ['unsupported_encoding', 'internal', 'unavailable'];
const withBody: ErrorCode[] = ['bad_json', 'too_large', 'validation'];

function failureSchemas({ errors, statuses = {}, body, params }: EndpointSchemas): Record<number, Schema> {
  const codes = new Set([
    ...errors,
    ...anywhere,
    ...(body ? withBody : []),
    ...(params ? (['bad_json'] as const) : []),
  ]);
  const answers = [...codes].flatMap((code) =>
    (statuses[code] ?? [errorStatuses[code]]).map((status) => ({ status, code })),
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
