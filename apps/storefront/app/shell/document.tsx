import fontUrl from '@comptoir/ui/font.woff2?url';
import type { ReactNode } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Scripts,
  useRouteError,
  UNSAFE_useScrollRestoration as useScrollRestoration,
} from 'react-router';
import { useMessage } from '../messages/use-message.ts';
import { earlyTapsScript } from '../platform/early-taps.ts';
import { useSite } from '../state/shop/shop-context.tsx';
import '@comptoir/ui/styles.css';
import { useScreen } from './use-screen.ts';

/** Data inside a script element: `<` is escaped, so that no value can end it. */
const toScriptText = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

interface DocumentProps {
  buildId: string;
  /** The restaurant's own tokens, over the design's. */
  theme: string;
  children: ReactNode;
}

/** The status of what is wrong with the page; null: nothing. */
function faultOf(error: unknown, refusal: { status: number } | null): number | null {
  if (error) return isRouteErrorResponse(error) ? error.status : 500;
  return refusal?.status ?? null;
}

/** The head and the frame of every document. */
export function Document({ buildId, theme, children }: DocumentProps) {
  const say = useMessage();
  const site = useSite();
  const { screen, refusal } = useScreen();
  const error = useRouteError();
  // The hook of ScrollRestoration without its inline script, which reports an error where storage is blocked (STO-10).
  useScrollRestoration();
  const { id, title, apiRoot, siteRoot, currency, currencySymbol } = site;
  const fault = faultOf(error, screen ? refusal : { status: 500 });
  const page = say(
    screen && fault === null
      ? `shell.pages.${screen.page}`
      : fault === 404
        ? 'error.notFoundTitle'
        : 'error.brokenTitle',
  );
  return (
    <html lang={site.locale.default} data-build-id={buildId} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, hashed in the page's policy */}
        <script dangerouslySetInnerHTML={{ __html: earlyTapsScript }} />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>{say('shell.title', { page, site: title })}</title>
        <meta
          name="description"
          content={say('shell.description', { site: title, product: site.product, tagline: site.tagline })}
        />
        <meta name="theme-color" content={site.app.themeColor} />
        {screen && fault === null && <link rel="canonical" href={siteRoot + screen.path} />}
        {(fault !== null || !screen?.isIndexed) && <meta name="robots" content="noindex" />}
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="preload" href={fontUrl} as="font" type="font/woff2" crossOrigin="anonymous" />
        <Meta />
        <Links />
        {theme && <style>{theme}</style>}
      </head>
      <body>
        {children}
        <script
          id="site-config"
          type="application/json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with its `<` escaped
          dangerouslySetInnerHTML={{ __html: toScriptText({ id, title, apiRoot, siteRoot, currency, currencySymbol }) }}
        />
        <Scripts />
      </body>
    </html>
  );
}
