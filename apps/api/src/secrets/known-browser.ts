import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { SiteConfig } from '@comptoir/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AccountKeys } from './account-keys.ts';

/** Recognises browsers that have signed in with an address before (decision 33), but grants no access. */
export interface KnownBrowser {
  find(request: FastifyRequest, email: string): string | null;
  remember(request: FastifyRequest, reply: FastifyReply, ...emails: string[]): void;
}

/** One browser remembers at most this many addresses, enough for a family or a team. */
const mostMarks = 4;
/** Browsers keep a cookie for at most 400 days. */
const keptSeconds = 400 * 24 * 3600;
const pattern = /^([\w-]{22})([\w-]{43})$/;

/** Stores a cookie below `path` with a random id for each address and its signature. */
export function createKnownBrowser(
  { keys, site }: { keys: AccountKeys; site: Pick<SiteConfig, 'siteRoot'> },
  { name, path }: { name: string; path: string },
): KnownBrowser {
  const secure = site.siteRoot.startsWith('https://');
  const cookie = secure ? `__Secure-${name}` : name;
  const marksOf = ({ cookies }: FastifyRequest) => (cookies[cookie] ?? '').split('.').slice(0, mostMarks);

  function readMark(mark: string, email: string): string | null {
    const [, id = '', signature = ''] = pattern.exec(mark) ?? [];
    const isOurs = id !== '' && timingSafeEqual(Buffer.from(signature), Buffer.from(keys.browserMark(id, email)));
    return isOurs ? id : null;
  }
  const find: KnownBrowser['find'] = (request, email) => {
    for (const mark of marksOf(request)) {
      const id = readMark(mark, email);
      if (id !== null) return id;
    }
    return null;
  };

  return {
    find,
    remember: (request, reply, ...emails) => {
      const fresh = emails
        .filter((email) => find(request, email) === null)
        .map((email) => {
          const id = randomBytes(16).toString('base64url');
          return id + keys.browserMark(id, email);
        });
      if (fresh.length === 0) return;
      const marks = [...fresh, ...marksOf(request).filter((mark) => pattern.test(mark))];
      const value = marks.slice(0, mostMarks).join('.');
      reply.setCookie(cookie, value, { path, httpOnly: true, secure, sameSite: 'strict', maxAge: keptSeconds });
    },
  };
}
