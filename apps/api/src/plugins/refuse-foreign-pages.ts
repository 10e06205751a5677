import type { SiteConfig } from '@comptoir/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { answerError } from './answer-error.ts';
import { originsOf } from './cors-plugin.ts';

/** Refuses what a page of somebody else's has a browser ask for, a picture for one; for what has an effect though it is a GET. */
export function refuseForeignPages(site: Pick<SiteConfig, 'allowedOrigins' | 'native'>) {
  const origins = originsOf(site);
  return async ({ headers }: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    if (headers['sec-fetch-site'] !== 'cross-site' || origins.includes(headers.origin ?? '')) return undefined;
    return answerError(reply, 'wrong_origin');
  };
}
