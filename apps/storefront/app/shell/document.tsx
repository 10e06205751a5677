import { IconSprite } from '@comptoir/ui';
import fontUrl from '@comptoir/ui/font.woff2?url';
import type { ReactNode } from 'react';
import { scriptText } from '../platform/script-text.ts';
import { useSite } from '../state/shop/shop-context.tsx';
import { StartFailure } from './start-failure.tsx';

interface DocumentProps {
  buildId: string;
  /** The time of the render, in ISO 8601. */
  renderedAt: string;
  /** The restaurant's CSS tokens, which override the design's. */
  theme: string;
  /** The critical CSS of the page. */
  styles: string;
  /** Inline scripts: one for the head, one for old browsers, one that starts the app. */
  scripts: { head: string; oldBrowser: string; starter: string };
  html: string;
  /** The line above a preview's pages. */
  strip: ReactNode;
  /** Structured data and meta tags for search engines. */
  search: { head: ReactNode; end: ReactNode };
}

/** The HTML document, rendered on the server only. `head.tsx` renders the head elements that differ per page. */
export function Document({ buildId, renderedAt, theme, styles, scripts, html, strip, search }: DocumentProps) {
  const { id, title, app, locale, apiRoot, siteRoot, currency, currencySymbol, font } = useSite();
  return (
    <html lang={locale.default} data-build-id={buildId} data-rendered-at={renderedAt}>
      <head>
        <meta charSet="utf-8" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: constants of ours, hashed in the page's policy */}
        <script dangerouslySetInnerHTML={{ __html: scripts.head }} />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content={app.themeColor} />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/180.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <link rel="preload" href={font?.file ?? fontUrl} as="font" type="font/woff2" crossOrigin="anonymous" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the build's styles, then the restaurant's own */}
        <style dangerouslySetInnerHTML={{ __html: (styles + theme).replaceAll('</', '<\\/') }} />
        {search.head}
      </head>
      <body>
        {strip}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: written by React */}
        <div id="app" dangerouslySetInnerHTML={{ __html: html }} />
        <StartFailure />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, hashed in the page's policy */}
        <script dangerouslySetInnerHTML={{ __html: scripts.oldBrowser }} />
        <IconSprite of={html} />
        <script
          id="site-config"
          type="application/json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with its `<` escaped
          dangerouslySetInnerHTML={{ __html: scriptText({ id, title, apiRoot, siteRoot, currency, currencySymbol }) }}
        />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: ours, hashed in the page's policy */}
        <script dangerouslySetInnerHTML={{ __html: scripts.starter }} />
        {search.end}
      </body>
    </html>
  );
}
