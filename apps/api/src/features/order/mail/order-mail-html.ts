import { formatEuros } from '@comptoir/contract';
import { listAmounts, listTaxes } from '../receipt/receipt.ts';
import type { Order } from '../record/order.ts';
import { modeWords, writeOptions, writePayment, writePlace, writePromise } from './order-words.ts';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** What a diner typed is shown, never obeyed. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);
}

const cell = (text: string, style = '') => `<td style="padding:4px 8px 4px 0;vertical-align:top;${style}">${text}</td>`;
const right = 'text-align:right;white-space:nowrap';

/** The same recap as the text's, as simple HTML that every mail program shows. */
export function writeRecapHtml(order: Order, timeZone: string, intro: string[]): string {
  const lines = order.lines.map((line) => {
    const details = [writeOptions(line), line.note && `Note : ${line.note}`].filter((detail) => detail !== '');
    const name = [
      `<b>${escapeHtml(line.name)}</b>`,
      ...details.map((detail) => `<small>${escapeHtml(detail)}</small>`),
    ];
    const price = line.isFree ? 'Offert' : formatEuros(line.totalCents);
    return `<tr>${cell(`${line.quantity} ×`)}${cell(name.join('<br>'))}${cell(price, right)}</tr>`;
  });
  const amounts = listAmounts(order).map(({ label, amount, isTotal }) => {
    const [open, close] = isTotal ? ['<b>', '</b>'] : ['', ''];
    return `<tr><td></td>${cell(`${open}${escapeHtml(label)}${close}`)}${cell(`${open}${amount}${close}`, right)}</tr>`;
  });
  const taxes = listTaxes(order).map((line) => `<small>${line}</small>`);
  const paragraph = (parts: string[]) => `<p>${parts.map(escapeHtml).join('<br>')}</p>`;
  const coupon = order.coupon ? [`Code promo : ${order.coupon}`] : [];
  return [
    '<!doctype html><html lang="fr"><body style="font-family:sans-serif;color:#2b1d14;max-width:36em">',
    ...intro.map((text) => paragraph([text])),
    `<h1 style="font-size:1.25em">Commande n° ${order.number}</h1>`,
    paragraph([modeWords[order.mode], writePromise(order, timeZone), ...writePlace(order)]),
    `<table style="border-collapse:collapse;width:100%">${lines.join('')}${amounts.join('')}</table>`,
    `<p>${taxes.join('<br>')}</p>`,
    paragraph([`Paiement : ${writePayment(order)}`, ...coupon]),
    paragraph([`${order.firstName} ${order.lastName}`, order.phone, order.email]),
    '</body></html>',
  ].join('\n');
}
