import type { SiteConfig } from '@comptoir/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { deviceHours, longestPersonHours } from '../record/session-repository.ts';

export const knownStaff = { name: 'known-office', path: '/v2/office/session' };

/** The cookie with a session's token. Browsers send this cookie only to this host and from the site's own pages. */
export interface OfficeCookie {
  read(request: FastifyRequest): string | null;
  give(reply: FastifyReply, token: string, whose: 'person' | 'device'): void;
  takeBack(reply: FastifyReply): void;
}

/** Without https, on a developer's machine, the cookie can't have the `__Host-` prefix (decision 24). */
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
