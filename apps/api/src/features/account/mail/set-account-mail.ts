import { type Html, html, joinHtml, mailDocument } from '../../order/mail/html.ts';
import { questionWords } from '../../order/mail/order-mail-words.ts';
import { showTyped } from '../../order/mail/show-typed.ts';
import type { AccountMailWords } from './account-mail-words.ts';

export function setAccountMail(
  { before, code, link, after }: AccountMailWords,
  { firstName, contacts }: { firstName: string; contacts: string },
): { text: string; html: string } {
  const greeting = `Bonjour ${showTyped(firstName)},`;
  const closing = questionWords(contacts);
  const between = [...(code === undefined ? [] : [code]), ...(link === undefined ? [] : [link])];
  const paragraphs: (string | Html)[] = [
    greeting,
    ...before,
    ...(code === undefined ? [] : [largeCode(code)]),
    ...(link === undefined ? [] : [html`<a href="${link}">${link}</a>`]),
    ...after,
    closing,
  ];
  return {
    text: `${[greeting, ...before, ...between, ...after, closing].join('\n\n')}\n`,
    html: mailDocument(paragraphs.map((paragraph) => html`<p>${joinHtml([paragraph])}</p>`)),
  };
}

function largeCode(code: string): Html {
  return html`<strong style="font-size:2em;letter-spacing:.2em;font-family:monospace">${code}</strong>`;
}
