import { createHash } from 'node:crypto';

/** What beyond the shop its pages may reach. */
export interface ForeignOrigins {
  /** The API's base; empty: the shop's own. */
  apiRoot: string;
  /** Where the card provider's script is, a path for the shop's own; null or absent: no card is taken. */
  cardScriptUrl?: string | null;
  /** Google's tag manager may load, and tell Google Analytics. */
  hasTagManager?: boolean;
  /** A public icon service that pages may ask for what the shop does not have (PLT-08); absent: none. */
  iconHost?: string | undefined;
  /** Where pictures of dishes may be, beside the shop and the API; absent: nowhere else. */
  pictureOrigins?: readonly string[] | undefined;
}

/** The source of an inline script, for the content security policy. */
export const hashOfScript = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

interface CardSources {
  script: string[];
  frame: string[];
  connect: string[];
  /** Who may open a payment sheet of the browser (PYX-02): the page, and the provider's frames. */
  payment: string[];
}

/** What the card provider's script needs (requirement PAY-18): Stripe's own list, the one origin of another, or the shop itself. */
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

/** What the tag manager's script needs: its own host, and those that Google Analytics is told at. */
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
    // React writes sizes and colours as style attributes.
    'style-src': ["'self'", "'unsafe-inline'"],
    // Google Analytics is also told by pictures.
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

/**
 * The policy of a page that no server answers with, to stand in its head: a native shell's, without an inline script. A path of
 * the card's script is one of the API's host.
 */
export function shellPolicy({ apiRoot, cardScriptUrl = null, ...others }: ForeignOrigins): string {
  const script = cardScriptUrl?.startsWith('/') ? new URL(cardScriptUrl, apiRoot).href : cardScriptUrl;
  return write(pageDirectives({ apiRoot, cardScriptUrl: script, ...others }, []));
}

const none: string[] = [];
/** By the list of hashes, which lives as long as its page: a page is answered thousands of times with the same headers. */
const known = new WeakMap<string[], { origins: ForeignOrigins; headers: Record<string, string> }>();

/** For a year, this host alone: the restaurant's other hosts are not the shop's to bind. */
export const onlyByTls = 'max-age=31536000';

const plainPart = { 'x-content-type-options': 'nosniff' };
const shownPart = {
  ...plainPart,
  'strict-transport-security': onlyByTls,
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  'referrer-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
};

/**
 * The headers of a file that is part of a page. What a browser never shows as a document of its own carries no policy and says
 * nothing of the site: nothing would obey it, and a first visit reads it a dozen times.
 */
export function partHeaders(type = ''): Record<string, string> {
  return /^(text\/javascript|text\/css|font\/|image\/(?!svg))/.test(type) ? plainPart : shownPart;
}

/** The headers that every answer of the site carries (trust.md, "The web surface"; SEC-11). */
export function securityHeaders(origins: ForeignOrigins, scriptHashes: string[] = none): Record<string, string> {
  const before = known.get(scriptHashes);
  if (before?.origins === origins) return before.headers;
  const payment = cardSources(origins.cardScriptUrl ?? null).payment.join(' ');
  const headers = {
    'content-security-policy': write({
      ...pageDirectives(origins, scriptHashes),
      // Heeded in a header only.
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
