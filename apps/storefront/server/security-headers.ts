import { createHash } from 'node:crypto';
import type { SiteConfig } from '@comptoir/contract';

const inlineScript = /<script(?<attributes>[^>]*)>(?<text>.*?)<\/script>/gs;

/** The sha256 sources of the inline scripts of a page. Data elements run nothing and need none (recipe 6). */
export function hashInlineScripts(html: string): string[] {
  const sources = new Set<string>();
  for (const { groups } of html.matchAll(inlineScript)) {
    const { attributes = '', text = '' } = groups ?? {};
    if (/\ssrc=/.test(attributes) || /application\/(ld\+)?json/.test(attributes)) continue;
    sources.add(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  }
  return [...sources];
}

function contentSecurityPolicy(site: SiteConfig, scriptHashes: string[]): string {
  const api = site.apiRoot ? [new URL(site.apiRoot).origin] : [];
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scriptHashes],
    // React writes sizes and colours as style attributes.
    'style-src': ["'self'", "'unsafe-inline'"],
    // The restaurant's pictures may stand anywhere.
    'img-src': ["'self'", 'data:', 'https:'],
    'connect-src': ["'self'", ...api, 'https://api.iconify.design'],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

const none: string[] = [];
/** By the list of hashes, which lives as long as its page: a page is answered thousands of times with the same headers. */
const known = new WeakMap<string[], { site: SiteConfig; headers: Record<string, string> }>();

/** The headers that every answer of the site carries (trust.md, "The web surface"; SEC-11). */
export function securityHeaders(site: SiteConfig, scriptHashes: string[] = none): Record<string, string> {
  const before = known.get(scriptHashes);
  if (before?.site === site) return before.headers;
  const headers = {
    'content-security-policy': contentSecurityPolicy(site, scriptHashes),
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(self)',
  };
  known.set(scriptHashes, { site, headers });
  return headers;
}
