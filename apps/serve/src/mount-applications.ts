import { keepReady } from '@comptoir/api';
import type { WebAnswer, WebRequest } from '@comptoir/web-host';
import type { FastifyReply, FastifyRequest } from 'fastify';

type Answer = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** Something with pages that this process serves beside the API. */
export interface Application {
  /** "/office": that address and all below it; "": whatever is no other application's. */
  prefix: string;
  answer: Answer;
  close(): Promise<void>;
}

/** Has an application answer that knows nothing of this server. */
export function answerBy(handle: (request: WebRequest) => Promise<WebAnswer>): Answer {
  return async ({ method, headers, raw }, reply) => {
    const { status, headers: own, body, isLasting } = await handle({ method, url: raw.url ?? '/', headers });
    if (isLasting) keepReady(reply);
    return reply.status(status).headers(own).send(body);
  };
}

/** Gives each request to the application whose address it is. The list may still grow: what nobody serves yet is asked for again. */
export function mountApplications(applications: readonly Application[]): Answer {
  return async (request, reply) => {
    const [path = '/'] = (request.raw.url ?? '/').split('?');
    const [application] = applications
      .filter(({ prefix }) => prefix === '' || path === prefix || path.startsWith(`${prefix}/`))
      .toSorted((a, b) => b.prefix.length - a.prefix.length);
    return application ? application.answer(request, reply) : reply.status(503).header('retry-after', '1').send();
  };
}
