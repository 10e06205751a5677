import { keepReady } from '@comptoir/api';
import type { WebAnswer, WebRequest } from '@comptoir/web-host';
import type { FastifyReply, FastifyRequest } from 'fastify';

type Answer = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

export interface Application {
  /** "/office" means this path and everything below; "" means all other paths. */
  prefix: string;
  answer: Answer;
  close(): Promise<void>;
}

export function answerBy(handle: (request: WebRequest) => Promise<WebAnswer>): Answer {
  return async ({ method, headers, raw }, reply) => {
    const { status, headers: own, body, isLasting } = await handle({ method, url: raw.url ?? '/', headers });
    if (isLasting) keepReady(reply);
    return reply.status(status).headers(own).send(body);
  };
}

/** Dispatches requests to applications by prefix. The list may grow later. */
export function mountApplications(applications: readonly Application[]): Answer {
  return async (request, reply) => {
    const [path = '/'] = (request.raw.url ?? '/').split('?');
    const [application] = applications
      .filter(({ prefix }) => prefix === '' || path === prefix || path.startsWith(`${prefix}/`))
      .toSorted((a, b) => b.prefix.length - a.prefix.length);
    return application ? application.answer(request, reply) : reply.status(503).header('retry-after', '1').send();
  };
}
