import type { SiteConfig } from '@comptoir/contract';
import { typeset } from '@comptoir/format';
import { escapeHtml } from '@comptoir/web-host';
import { appMessages } from '../../app/messages/french/app.ts';
import { shellMessages } from '../../app/messages/french/shell.ts';

const { offline } = appMessages;

const styles = `body{margin:0;min-height:100dvh;display:grid;place-items:center;font:1.0625rem/1.5 system-ui,sans-serif;color:#2d1f19;background:#fbf6ec;text-align:center}
main{box-sizing:border-box;width:min(26rem,100vw);padding:min(2rem,6vw);overflow-wrap:anywhere}img{width:5rem;border-radius:1.25rem}h1{margin:1.5rem 0 .5rem;font-size:1.75rem;line-height:1.1}p{margin:0 0 1.75rem}
a{display:block;padding:.9rem 1.5rem;border-radius:999px;color:inherit;font-weight:700;text-decoration:none}a:focus-visible{outline:3px solid;outline-offset:2px}`;

/** The HTML that the service worker shows offline. It needs no other file than the icon. */
export function offlinePage({ title, app, locale }: SiteConfig): string {
  const say = (text: string) => escapeHtml(typeset(text));
  return `<!doctype html><html lang="${locale.default}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="theme-color" content="${app.themeColor}"><meta name="robots" content="noindex"><title>${say(offline.title)} | ${escapeHtml(title)}</title><style>${styles}</style></head>
<body><main data-page="offline"><img src="/icon.svg" alt="" width="80" height="80"><h1>${say(offline.title)}</h1><p>${say(offline.page)}</p>
<a href="" style="color:#fff;background:${app.themeColor}">${say(offline.retry)}</a><a href="/menu">${say(shellMessages.menu)}</a></main></body></html>`;
}
