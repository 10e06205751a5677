import type { SiteConfig } from '@comptoir/contract';
import cors, { type FastifyCorsOptions } from '@fastify/cors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';

/** Where the pages of the native shell stand, on iOS and on Android. What else of a device stands there holds no token of the shop's. */
const nativeOrigins = ['capacitor://localhost', 'https://localhost'];

/** Below it stands the office. */
const officePath = '/v2/office';

/** Whether the router finds the office at an address, however it is spelt; one that can't be read is nobody's. */
function isOfOffice(url: string): boolean {
  try {
    return decodeURIComponent(url.split('?')[0] ?? '').startsWith(officePath);
  } catch {
    return true;
  }
}

/** The origins of others that may call a site's API: those that it names, and its native shell's. */
export function originsOf({ allowedOrigins, native }: Pick<SiteConfig, 'allowedOrigins' | 'native'>): string[] {
  return [...allowedOrigins, ...(native ? nativeOrigins : [])];
}

/** Other origins that may call the API: an exact list (API-37). The site's own needs no permission; the office is for no other (ROL-25). */
export const corsPlugin = fp(async (app: FastifyInstance, { origins }: { origins: string[] }) => {
  if (origins.length === 0) return;
  const allowed = {
    origin: origins,
    methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: ['Authorization', 'X-User-Id', 'user-id', 'Content-Type'],
    exposedHeaders: ['Date'],
    maxAge: 600,
    // An OPTIONS that asks for no permission is answered like one that does, not in English words of its own.
    strictPreflight: false,
  };
  await app.register(cors, {
    // No promise: every address passes here, also what nobody serves.
    delegator: ({ url }: FastifyRequest, done: (error: null, options: FastifyCorsOptions) => void) =>
      done(null, isOfOffice(url) ? { origin: false } : allowed),
  });
});
