import { createStorefront, type StorefrontOptions } from '@comptoir/storefront';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The storefront behind the API's server. */
export interface Pages {
  answer: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
  close: () => Promise<void>;
}

/** Opens the built storefront, or in development the one that follows its sources. */
export async function openPages(options: StorefrontOptions, isDevelopment: boolean): Promise<Pages> {
  return isDevelopment ? openDevelopmentPages(options) : openBuiltPages(options);
}

async function openBuiltPages(options: StorefrontOptions): Promise<Pages> {
  const storefront = await createStorefront(options);
  return {
    answer: async (request, reply) => {
      const { method, headers } = request;
      const page = await storefront.handle({
        method,
        url: request.raw.url ?? '/',
        headers: headers as Record<string, string>,
      });
      return reply.status(page.status).headers(page.headers).send(page.body);
    },
    close: async () => undefined,
  };
}

async function openDevelopmentPages(options: StorefrontOptions): Promise<Pages> {
  const { createDevelopmentStorefront } = await import('@comptoir/storefront/development');
  const storefront = await createDevelopmentStorefront(options);
  return {
    answer: async (request, reply) => {
      reply.hijack();
      storefront.handle(request.raw, reply.raw);
      return reply;
    },
    close: storefront.close,
  };
}
