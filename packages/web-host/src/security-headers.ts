import { createHash } from 'node:crypto';

export interface ForeignOrigins {
  /** Base URL of the API; empty: same origin. */
  apiRoot: string;
  /** URL, or a path for same origin; null or absent: no card payments. */
  cardScriptUrl?: string | null;
  hasTagManager?: boolean;
  /** Public fallback for missing icons (PLT-08); absent: none. */
  iconHost?: string | undefined;
  pictureOrigins?: readonly string[] | undefined;
}

export const hashOfScript = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

interface CardSources {
  script: string[];
  frame: string[];
  connect: string[];
  /** Origins that may open the browser's payment sheet (PYX-02): the page and the provider's frames. */
  payment: string[];
}

/** CSP sources of the card provider (PAY-18): Stripe's documented list, the script's origin, or same origin. */
function cardSources(scriptUrl: string | null): CardSources {
  if (scriptUrl === null) return { script: [], frame: [], connect: [], payment: [] };
  if (scriptUrl.startsWith('/')) return { script: [], frame: ["'self'"], connect: [], payment: ['self'] };
  const { origin, hostname } = new URL(scriptUrl);
  const payment = ['self', `"${origin}"`];
  if (hostname !== 'js.stripe.com') return { script: [origin], frame: [origin], connect: [origin], payment };
  const script = ['https://js.stripe.com', 'https://*.js.stripe.com'];
  return {
    script,
    frame: [...script, 'https://hooks.stripe.com', 'https://m.stripe.network'],
    connect: ['https://api.stripe.com', 'https://m.stripe.network'],
    payment,
  };
}

const tagManagerScripts = ['https://www.googletagmanager.com'];
const tagManagerConnects = [...tagManagerScripts, 'https://*.google-analytics.com', 'https://*.analytics.google.com'];

type Directives = Record<string, string[]>;

function pageDirectives(
  { apiRoot, cardScriptUrl = null, hasTagManager = false, iconHost, pictureOrigins = [] }: ForeignOrigins,
  scriptHashes: string[],
): Directives {
  const api = apiRoot ? [new URL(apiRoot).origin] : [];
  const card = cardSources(cardScriptUrl);
  const icons = iconHost ? [new URL(iconHost).origin] : [];
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scriptHashes, ...card.script, ...(hasTagManager ? tagManagerScripts : [])],
    // React writes style attributes, so inline styles are allowed.
    'style-src': ["'self'", "'unsafe-inline'"],
    // Google Analytics sends image requests too.
    'img-src': ["'self'", 'data:', ...api, ...pictureOrigins, ...(hasTagManager ? tagManagerConnects : [])],
    'connect-src': ["'self'", ...api, ...card.connect, ...(hasTagManager ? tagManagerConnects : []), ...icons],
    'frame-src': card.frame.length > 0 ? card.frame : ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
  };
}

const write = (directives: Directives) =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
    .join('; ');

/** CSP for a `<meta>` of the native shell, which has no server. A path of the card script is on the API's host. */
export function shellPolicy({ apiRoot, cardScriptUrl = null, ...others }: ForeignOrigins): string {
  const script = cardScriptUrl?.startsWith('/') ? new URL(cardScriptUrl, apiRoot).href : cardScriptUrl;
  return write(pageDirectives({ apiRoot, cardScriptUrl: script, ...others }, []));
}

const none: string[] = [];
/** Keyed by the page's list of hashes: the same headers serve thousands of responses. */
const known = new WeakMap<string[], { origins: ForeignOrigins; headers: Record<string, string> }>();

/** A year, without subdomains: the restaurant's other hosts are not ours. */
export const onlyByTls = 'max-age=31536000';

const plainPart = { 'x-content-type-options': 'nosniff' };
const shownPart = {
  ...plainPart,
  'strict-transport-security': onlyByTls,
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  'referrer-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
};

/** Headers of a page part. Types that are never shown as a document need no policy: fewer bytes per visit. */
export function partHeaders(type = ''): Record<string, string> {
  return /^(text\/javascript|text\/css|font\/|image\/(?!svg))/.test(type) ? plainPart : shownPart;
}

/** For every response of the site (trust.md, "The web surface"; SEC-11). */
export function securityHeaders(origins: ForeignOrigins, scriptHashes: string[] = none): Record<string, string> {
  const before = known.get(scriptHashes);
  if (before?.origins === origins) return before.headers;
  const payment = cardSources(origins.cardScriptUrl ?? null).payment.join(' ');
  const headers = {
    'content-security-policy': write({
      ...pageDirectives(origins, scriptHashes),
      // This directive is valid in a header only, not in a `<meta>`.
      'frame-ancestors': ["'none'"],
    }),
    'strict-transport-security': onlyByTls,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'permissions-policy': `camera=(), microphone=(), geolocation=(self), payment=(${payment})`,
  };
  known.set(scriptHashes, { origins, headers });
  return headers;
}
