import type { SiteConfig } from '@comptoir/contract';
import { typeset } from '@comptoir/format';
import { escapeHtml } from '@comptoir/web-host';
import { errorMessages } from '../../app/messages/french/error.ts';
import { previewMessages } from '../../app/messages/french/preview.ts';

/** The page that is sent if rendering fails. It needs no script and no picture (RTE-33, RTE-34). */
export function plainErrorPage(site: SiteConfig): string {
  const say = (text: string) => escapeHtml(typeset(text));
  return `<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(site.title)}</title></head>
<body data-testid="error-page" data-status="500"><main><h1>${say(errorMessages.brokenTitle)}</h1>
<p data-i18n="It looks like something broke.">${say(errorMessages.broken)}</p>
<p><a href="/">${say(errorMessages.home)}</a></p></main></body></html>`;
}

/** The page of a preview whose link is unknown or too old (REH-03). */
export function expiredPreviewPage(site: SiteConfig): string {
  const say = (text: string) => escapeHtml(typeset(text));
  return `<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(site.title)}</title></head>
<body data-testid="error-page" data-status="404"><main><h1>${say(previewMessages.expiredTitle)}</h1>
<p>${say(previewMessages.expired)}</p></main></body></html>`;
}
