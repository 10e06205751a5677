import { type Html, html, joinHtml, mailDocument } from './html.ts';
import type { MailLink } from './live-link.ts';
import type { Recap } from './write-recap.ts';

const plain = 'padding:4px 8px 4px 0;vertical-align:top;';
const right = `${plain}text-align:right;white-space:nowrap`;

const paragraph = (parts: string[]) => html`<p>${joinHtml(parts, '<br>')}</p>`;

export function setAsHtml(recap: Recap, intro: string[], links: MailLink[]): string {
  const { title, facts, lines, amounts, taxes, tip, payment, customer } = recap;
  const lineRows = lines.map(({ count, name, details, price }) => {
    const said = [html`<b>${name}</b>`, ...details.map((detail) => html`<small>${detail}</small>`)];
    return html`<tr><td style="${plain}">${count}</td><td style="${plain}">${joinHtml(said, '<br>')}</td><td style="${right}">${price}</td></tr>`;
  });
  const amountRow = ({ label, amount, isTotal }: Recap['amounts'][number]) => {
    const weigh = (text: string) => (isTotal ? html`<b>${text}</b>` : html`${text}`);
    return html`<tr><td></td><td style="${plain}">${weigh(label)}</td><td style="${right}">${weigh(amount)}</td></tr>`;
  };
  const table = (rows: Html[]) => html`<table style="border-collapse:collapse;width:100%">${joinHtml(rows)}</table>`;
  return mailDocument([
    ...intro.map((text) => paragraph([text])),
    ...links.map(({ text, href }) => html`<p><a href="${href}">${text}</a></p>`),
    html`<h1 style="font-size:1.25em">${title}</h1>`,
    paragraph(facts),
    table([...lineRows, ...amounts.map(amountRow)]),
    html`<p>${joinHtml(
      taxes.map((line) => html`<small>${line}</small>`),
      '<br>',
    )}</p>`,
    ...(tip.length > 0 ? [table(tip.map(amountRow))] : []),
    paragraph(payment),
    ...(customer.length > 0 ? [paragraph(customer)] : []),
  ]);
}
