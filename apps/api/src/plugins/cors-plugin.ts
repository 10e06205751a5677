import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

/** Other origins that may call the API: an exact list (API-37). The site's own needs no permission. */
export const corsPlugin = fp(async (app: FastifyInstance, { origins }: { origins: string[] }) => {
  if (origins.length === 0) return;
  await app.register(cors, {
    origin: origins,
    methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: ['Authorization', 'X-User-Id', 'user-id', 'Content-Type'],
    exposedHeaders: ['Date'],
    maxAge: 600,
    // An OPTIONS that asks for no permission is answered like one that does, not in English words of its own.
    strictPreflight: false,
  });
});
