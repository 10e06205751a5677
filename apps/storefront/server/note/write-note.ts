import type { LiveOrder, ReceiptLine, Settings, SiteConfig } from '@comptoir/contract';
import { createFormat, type Format, typeset } from '@comptoir/format';
import { escapeHtml } from '@comptoir/web-host';
import { listAmounts, listTip, modeWords, writeOptions, writePayment } from '@comptoir/words';
import { noteWords as words } from './note-words.ts';

/** A press prints the page. Its hash is in the page's policy. */
export const noteScript = "document.querySelector('button').addEventListener('click',()=>print())";

const styles = `*{box-sizing:border-box}body{margin:0;padding:1rem;font:1rem/1.4 system-ui,sans-serif;color:#111;background:#fff}
main{max-width:44rem;margin:0 auto;overflow-wrap:anywhere}h1{font-size:1.5rem;margin:1rem 0 0}p{margin:0}small{display:block;color:#444}
table{width:100%;border-collapse:collapse;margin:1rem 0}caption{text-align:start}th,td{padding:.25rem 0 .25rem .5rem;text-align:end;vertical-align:top}th:first-child,td:first-child{padding-left:0;text-align:start}
thead th{border-bottom:1px solid}tfoot tr:first-child td,tfoot tr:first-child th{border-top:1px solid}tfoot th{font-weight:400}.figures{white-space:nowrap;font-variant-numeric:tabular-nums}.total *{font-weight:700}
label{display:block;margin:1rem 0 .25rem}input{width:100%;padding:.5rem;font:inherit;color:inherit;border:1px solid #767676;border-radius:.25rem;background:#fff}nav{display:flex;flex-wrap:wrap;gap:1rem;align-items:center;margin-top:1.5rem}
button,a{min-height:2.75rem;padding:.6rem 0;font:inherit;color:inherit}button{padding-inline:1.25rem;border:0;border-radius:999px;color:#fff;background:#111;cursor:pointer}:focus-visible{outline:3px solid;outline-offset:2px}
@media print{@page{margin:5mm}body{padding:0;font-size:10pt}nav,.screen{display:none}label:has(+ input:placeholder-shown),input:placeholder-shown{display:none}input{border:0;padding:0}tr{break-inside:avoid}}`;

type Html = string;
const say = (text: string): Html => escapeHtml(typeset(text));

interface Noted {
  order: LiveOrder;
  contacts: Settings['contacts'];
  site: SiteConfig;
  /** The path of the order's page. */
  back: string;
}

/**
 * The paper of an order for a diner who wants one, as a page to print. It fits its sheet, from A4 to a roll of 80 mm
 * (BOK-51).
 */
export function writeNote({ order, contacts, site, back }: Noted): string {
  const { receipt } = order;
  const { locale, currency, legal, timeZone } = site;
  const format = createFormat(locale.default, currency);
  const placedAt = Temporal.Instant.from(receipt.placedAt).toZonedDateTimeISO(timeZone);
  const title = words.title(receipt.orderNumber);
  const parts = [
    ...[legal.publisher, contacts.address, legal.registration, legal.vatNumber && words.vatNumber(legal.vatNumber)]
      .filter((line) => line)
      .map((line) => `<p>${say(line ?? '')}</p>`),
    `<h1>${words.heading}</h1>`,
    `<p>${say(words.order(receipt.orderNumber))}, ${say(words.placed(format.date(placedAt), format.hour(placedAt)))}, ${say(modeWords[receipt.mode])}</p>`,
    `<label for="name">${words.name} <span class="screen">${words.optional}</span></label><input id="name" placeholder=" " autocomplete="off" maxlength="120" aria-describedby="hint"><small id="hint" class="screen">${say(words.nameHint)}</small>`,
    writeLines(order, format, timeZone),
    writeTaxes(receipt, format),
    writeTip(order, format),
    `<p>${say(words.paid(writePayment(receipt)))}</p>`,
    `<p><b>${say(words.notInvoice)}</b></p>`,
    `<nav><button type="button">${words.print}</button><a href="${escapeHtml(back)}">${say(words.back)}</a></nav>`,
  ];
  return `<!doctype html><html lang="${locale.default}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${say(title)} | ${escapeHtml(site.title)}</title><style>${styles}</style></head>
<body><main data-page="note">${parts.join('\n')}</main><script>${noteScript}</script></body></html>`;
}

const cells = (tag: 'td' | 'th', texts: readonly string[], scope = ''): Html =>
  texts.map((text, place) => `<${tag}${scope}${place > 0 ? ' class="figures"' : ''}>${say(text)}</${tag}>`).join('');

const row = (label: string, amount: string, isTotal = false): Html =>
  `<tr${isTotal ? ' class="total"' : ''}><th scope="row" colspan="2">${say(label)}</th><td class="figures">${say(amount)}</td></tr>`;

function writeLines({ receipt, refunds }: LiveOrder, format: Format, timeZone: string): Html {
  const { dish, unit, total } = words.columns;
  const given = refunds.filter(({ status, amountCents }) => status === 'done' && amountCents > 0);
  const backCents = given.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const ends = [
    ...listAmounts(receipt, format).map(({ label, amount, isTotal }) => row(label, amount, isTotal)),
    ...given.map(({ amountCents, at }) =>
      row(words.refunded(format.date(at.toZonedDateTimeISO(timeZone))), format.money(-amountCents)),
    ),
    ...(backCents > 0 ? [row(words.left, format.money(receipt.totalCents - backCents), true)] : []),
  ];
  return `<table><thead><tr>${cells('th', [dish, unit, total], ' scope="col"')}</tr></thead><tbody>${receipt.lines
    .map((line) => writeLine(line, format))
    .join('')}</tbody><tfoot>${ends.join('')}</tfoot></table>`;
}

function writeLine(line: ReceiptLine, format: Format): Html {
  const options = writeOptions(line, format);
  const amounts = line.isFree ? ['', words.free] : [format.money(line.unitCents), format.money(line.totalCents)];
  const prices = amounts.map((amount) => `<td class="figures">${say(amount)}</td>`);
  return `<tr><td>${say(`${line.quantity} × ${line.name}`)}${options && `<small>${say(options)}</small>`}</td>${prices.join('')}</tr>`;
}

/** The tip below the VAT, with what of it went back. Empty without a tip (PYX-89). */
function writeTip({ receipt, refunds }: LiveOrder, format: Format): Html {
  const rows = listTip(receipt, format).map(({ label, amount, isTotal }) => row(label, amount, isTotal));
  if (rows.length === 0) return '';
  const back = refunds.reduce((sum, { status, tipCents = 0 }) => (status === 'done' ? sum + tipCents : sum), 0);
  if (back > 0) rows.push(row(words.tipReturned, format.money(-back)));
  return `<table><tfoot>${rows.join('')}</tfoot></table>`;
}

/** Net, VAT and gross of each rate. Empty if no VAT was charged. */
function writeTaxes({ taxes, taxCents }: LiveOrder['receipt'], format: Format): Html {
  if (taxCents === 0) return '';
  const rows = taxes.map(({ rateBp, netCents, taxCents: vatCents, grossCents }) =>
    cells('td', [`${format.rate(rateBp)} %`, ...[netCents, vatCents, grossCents].map((cents) => format.money(cents))]),
  );
  return `<table><thead><tr>${cells('th', words.taxColumns, ' scope="col"')}</tr></thead><tbody>${rows
    .map((row) => `<tr>${row}</tr>`)
    .join('')}</tbody></table>`;
}
