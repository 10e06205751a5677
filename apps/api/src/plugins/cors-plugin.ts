import type { SiteConfig } from '@comptoir/contract';
import cors, { type FastifyCorsOptions } from '@fastify/cors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';

/** The origins of the native shell's pages, on iOS and Android. Other apps with these origins have no token of the shop. */
const nativeOrigins = ['capacitor://localhost', 'https://localhost'];

const officePath = '/v2/office';

/** True: the router finds the office at this address, in any spelling. */
function isOfOffice(url: string): boolean {
  try {
    return decodeURIComponent(url.split('?')[0] ?? '').startsWith(officePath);
  } catch {
    return true;
  }
}

/** The foreign origins that may call a site's API: those that it names, and its native shell's. */
export function originsOf({ allowedOrigins, native }: Pick<SiteConfig, 'allowedOrigins' | 'native'>): string[] {
  return [...allowedOrigins, ...(native ? nativeOrigins : [])];
}

/** Allows foreign origins by an exact list (API-37). The site's own origin needs no permission; the office allows no other (ROL-25). */
export const corsPlugin = fp(async (app: FastifyInstance, { origins }: { origins: string[] }) => {
  if (origins.length === 0) return;
  const allowed = {
    origin: origins,
    methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: ['Authorization', 'X-User-Id', 'user-id', 'Content-Type'],
    exposedHeaders: ['Date'],
    maxAge: 600,
    // An OPTIONS request without CORS headers gets the usual French error.
    strictPreflight: false,
  };
  await app.register(cors, {
    // Synchronous, because all requests pass here.
    delegator: ({ url }: FastifyRequest, done: (error: null, options: FastifyCorsOptions) => void) =>
      done(null, isOfOffice(url) ? { origin: false } : allowed),
  });
});
