import { createHash } from 'node:crypto';

export interface ForeignOrigins {
  apiRoot: string;
  cardScriptUrl?: string | null;
  hasTagManager?: boolean;
  /** A public icon service that the browser may ask for missing icons (PLT-08). */
  iconHost?: string | undefined;
  pictureOrigins?: readonly string[] | undefined;
  /** The pages frame other pages of the site: the office frames previews. */
  framesSite?: boolean;
}

export const hashOfScript = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

interface CardSources {
  script: string[];
  frame: string[];
  connect: string[];
  payment: string[];
}

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
  {
    apiRoot,
    cardScriptUrl = null,
    hasTagManager = false,
    iconHost,
    pictureOrigins = [],
    framesSite = false,
  }: ForeignOrigins,
  scriptHashes: string[],
): Directives {
  const api = apiRoot ? [new URL(apiRoot).origin] : [];
  const card = cardSources(cardScriptUrl);
  const frames = framesSite ? ["'self'"] : card.frame;
  const icons = iconHost ? [new URL(iconHost).origin] : [];
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scriptHashes, ...card.script, ...(hasTagManager ? tagManagerScripts : [])],
    // React writes style attributes, so inline styles are allowed.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...api, ...pictureOrigins, ...(hasTagManager ? tagManagerConnects : [])],
    'connect-src': ["'self'", ...api, ...card.connect, ...(hasTagManager ? tagManagerConnects : []), ...icons],
    'frame-src': frames.length > 0 ? frames : ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
  };
}

const write = (directives: Directives) =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
    .join('; ');

/** The CSP for a `<meta>` of the native shell, which has no server. A path of the card script is on the API's host. */
export function shellPolicy({ apiRoot, cardScriptUrl = null, ...others }: ForeignOrigins): string {
  const script = cardScriptUrl?.startsWith('/') ? new URL(cardScriptUrl, apiRoot).href : cardScriptUrl;
  return write(pageDirectives({ apiRoot, cardScriptUrl: script, ...others }, []));
}

const none: string[] = [];
/** The key is the page's list of hashes, so thousands of responses share the same headers. */
const known = new WeakMap<string[], { origins: ForeignOrigins; headers: Record<string, string> }>();

/** A year, without subdomains, because the shop does not control the restaurant's other hosts. */
export const onlyByTls = 'max-age=31536000';

/** Scripts, styles and fonts are public. A preview's page reads them from an origin of its own. */
const plainPart = { 'x-content-type-options': 'nosniff', 'access-control-allow-origin': '*' };
const shownPart = {
  ...plainPart,
  'strict-transport-security': onlyByTls,
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  'referrer-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
};

/** Types that browsers never show as a document need no policy, which saves bytes. */
export function partHeaders(type = ''): Record<string, string> {
  return /^(text\/javascript|text\/css|font\/|image\/(?!svg))/.test(type) ? plainPart : shownPart;
}

/** The headers of every response of the site (trust.md, "The web surface"; SEC-11). */
export function securityHeaders(origins: ForeignOrigins, scriptHashes: string[] = none): Record<string, string> {
  const before = known.get(scriptHashes);
  if (before?.origins === origins) return before.headers;
  const payment = cardSources(origins.cardScriptUrl ?? null).payment.join(' ');
  const headers = {
    'content-security-policy': write({
      ...pageDirectives(origins, scriptHashes),
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

/**
 * The browser gives the page an origin of its own, so that it can't reach the shop's storage, cookies and worker, and
 * only the site frames it. Nothing stores it (REH-03).
 */
export function previewHeaders(origins: ForeignOrigins, scriptHashes: string[] = none): Record<string, string> {
  return {
    'content-security-policy': write({
      ...pageDirectives(origins, scriptHashes),
      'frame-ancestors': ["'self'"],
      sandbox: ['allow-scripts', 'allow-forms'],
    }),
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  };
}
