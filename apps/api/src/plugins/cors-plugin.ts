import type { SiteConfig } from '@comptoir/contract';
import cors, { type FastifyCorsOptions } from '@fastify/cors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';

/** The page origins of the native apps. Other apps share these origins but have no token of the shop. */
const nativeOrigins = ['capacitor://localhost', 'https://localhost'];

const officePath = '/v2/office';

function isOfOffice(url: string): boolean {
  try {
    return decodeURIComponent(url.split('?')[0] ?? '').startsWith(officePath);
  } catch {
    return true;
  }
}

export function originsOf({ allowedOrigins, native }: Pick<SiteConfig, 'allowedOrigins' | 'native'>): string[] {
  return [...allowedOrigins, ...(native ? nativeOrigins : [])];
}

/** Allows foreign origins by an exact list (API-37), but never for the office (ROL-25). */
export const corsPlugin = fp(async (app: FastifyInstance, { origins }: { origins: string[] }) => {
  if (origins.length === 0) return;
  const allowed = {
    origin: origins,
    methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: ['Authorization', 'X-User-Id', 'user-id', 'Content-Type'],
    exposedHeaders: ['Date'],
    maxAge: 600,
    // An OPTIONS request without CORS headers gets the usual error in French.
    strictPreflight: false,
  };
  await app.register(cors, {
    // This function uses a callback instead of a promise, because every request passes through it.
    delegator: ({ url }: FastifyRequest, done: (error: null, options: FastifyCorsOptions) => void) =>
      done(null, isOfOffice(url) ? { origin: false } : allowed),
  });
});
