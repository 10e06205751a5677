import type { SiteConfig } from '@comptoir/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { deviceHours, longestPersonHours } from '../record/session-repository.ts';

/** The cookie by which browsers that were signed in before are told from strangers' (decision 33). */
export const knownStaff = { name: 'known-office', path: '/v2/office/session' };

/** The cookie that holds a session's token: the browser sends it to this host alone, and only from the site's own pages. */
export interface OfficeCookie {
  read(request: FastifyRequest): string | null;
  /** It stays in the browser as long as the session may last. */
  give(reply: FastifyReply, token: string, whose: 'person' | 'device'): void;
  takeBack(reply: FastifyReply): void;
}

/** Makes the cookie of a site. On a machine of one's own, without https, it can't have the prefix that browsers guard (decision 24). */
export function createOfficeCookie({ siteRoot }: Pick<SiteConfig, 'siteRoot'>): OfficeCookie {
  const isSecure = siteRoot.startsWith('https://');
  const name = isSecure ? '__Host-office' : 'office';
  const options = { path: '/', httpOnly: true, secure: isSecure, sameSite: 'strict' } as const;
  return {
    read: ({ cookies }) => cookies[name] || null,
    give: (reply, token, whose) => {
      const hours = whose === 'device' ? deviceHours : longestPersonHours;
      reply.setCookie(name, token, { ...options, maxAge: hours * 3600 });
    },
    takeBack: (reply) => {
      reply.clearCookie(name, options);
    },
  };
}
