import type { OfficeAccess, SiteConfig } from '@comptoir/contract';
import cookies from '@fastify/cookie';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Db } from '../../../db/database.ts';
import { answerError } from '../../../plugins/answer-error.ts';
import type { Limiter } from '../../../plugins/limits.ts';
import { auditChanges } from './audit-changes.ts';
import { identifyStaff } from './identify-staff.ts';
import { isNamed } from './is-named.ts';
import { createOfficeCookie } from './office-cookie.ts';
import { admit, hasAccess, officeOf } from './office-identity.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: OfficeAccess;
    audit?: string | null;
    takesFile?: boolean;
    isProven?: boolean;
    asksWho?: boolean;
  }
}

interface GuardTools {
  db: Db;
  site: SiteConfig;
  now: () => Temporal.ZonedDateTime;
  limit: Limiter;
  /** Whether a tablet asks who acts (ROL-09). */
  asksWho: () => boolean;
}

const isReading = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD';

/** Guards every office URL (trust R16). Register this before the routes. Routes without `access` prevent the start. */
export async function guardOffice(scope: FastifyInstance, tools: GuardTools): Promise<void> {
  const { db, site, now, limit } = tools;
  await scope.register(cookies);
  const cookie = createOfficeCookie(site);
  const { origin } = new URL(site.siteRoot);
  const perSession = { countedBy: (request: FastifyRequest) => officeOf(request).session, isGuess: false };
  const limitReads = limit({ ...perSession, name: 'office-reads', limit: 'officeReadsPerMinute' });
  const limitChanges = limit({ ...perSession, name: 'office-changes', limit: 'officeChangesPerMinute' });

  scope.addHook('onRoute', ({ method, url, config }) => {
    if (!config?.access) throw new Error(`${String(method)} ${url} does not say who may ask for it.`);
  });
  // The origin is checked before the body is read, so that other sites learn nothing from the response.
  scope.addHook('onRequest', async (request, reply) =>
    isReading(request) || isFromOwnPage(request, origin) ? undefined : answerError(reply, 'wrong_origin'),
  );
  scope.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config.access === 'anybody') return undefined;
    const token = cookie.read(request);
    const found = token === null ? null : await identifyStaff(db, token, now().toInstant());
    if (token === null || !found) return answerError(reply, 'staff_required');
    const { identity, isRenewed } = found;
    admit(request, identity);
    if (isRenewed && identity.device) cookie.give(reply, token, 'device');
    return undefined;
  });
  scope.addHook('onRequest', async (request, reply) => {
    const { access } = request.routeOptions.config;
    if (access === 'anybody') return undefined;
    if (!access || !hasAccess(officeOf(request), access)) return answerError(reply, 'forbidden');
    return isReading(request) ? limitReads(request, reply) : limitChanges(request, reply);
  });
  scope.addHook('onRequest', async (request, reply) => {
    const isAsked = request.routeOptions.config.isProven && officeOf(request).isProofDue;
    return isAsked ? answerError(reply, 'proof_needed') : undefined;
  });
  scope.addHook('onRequest', async (request, reply) => {
    const { asksWho, access } = request.routeOptions.config;
    if (isReading(request) || !asksWho || access === 'anybody') return undefined;
    return (await isNamed(tools, officeOf(request))) ? undefined : answerError(reply, 'who_needed');
  });
  auditChanges(scope, { db, now });
}

/**
 * True for a request of the site's pages. Other sites' forms send another origin and no JSON (decision 24). Other sites could send
 * a form with a file too, so that a route that takes one relies on the origin and on the cookie's SameSite.
 */
function isFromOwnPage({ headers, method, routeOptions }: FastifyRequest, origin: string): boolean {
  const type = headers['content-type'];
  const isJson = type === undefined ? method === 'DELETE' : /^application\/json\s*(;|$)/i.test(type);
  const isFile = routeOptions.config.takesFile === true && /^multipart\/form-data\s*;/i.test(type ?? '');
  return headers.origin === origin && (isJson || isFile);
}
