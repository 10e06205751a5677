import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { cents } from './diner.ts';

/** All amounts are integer cents. */
export interface Amounts {
  subtotalCents: number;
  discountCents: number;
  deliveryCents: number;
  taxCents: number;
  totalCents: number;
}

export interface Receipt extends Amounts {
  rates: { rate: string; netCents: number; taxCents: number; grossCents: number }[];
}

const amount = String.raw`(\d[\d ]*,\d\d) €`;
const toCents = (text = '0') => Number(text.replace(/[ ,]/g, ''));
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

/** Replaces every kind of space except line ends by an ordinary one. */
const plain = (text: string) => text.replace(/[^\S\n]/g, ' ');

/** Reads totals and VAT from a screen, a mail or the terminal, which all use the same words. */
export function readReceipt(words: string): Receipt {
  const text = plain(words);
  const first = (pattern: string) => toCents(new RegExp(pattern).exec(text)?.[1]);
  const inTable = new RegExp(String.raw`^([\d,]+) % ${amount} ${amount} ${amount}$`, 'gm');
  const inLine = new RegExp(String.raw`^TVA ([\d,]+) % : ${amount} \(HT ${amount}, TTC ${amount}\)$`, 'gm');
  const rates = [
    ...[...text.matchAll(inTable)].map(([, rate = '', net, tax, gross]) => ({ rate, net, tax, gross })),
    ...[...text.matchAll(inLine)].map(([, rate = '', tax, net, gross]) => ({ rate, net, tax, gross })),
  ].map(({ rate, net, tax, gross }) => ({
    rate,
    netCents: toCents(net),
    taxCents: toCents(tax),
    grossCents: toCents(gross),
  }));
  return {
    subtotalCents: first(String.raw`Sous-total[\s:]+${amount}`),
    discountCents: sum([...text.matchAll(new RegExp(`− ?${amount}`, 'g'))].map(([, off]) => toCents(off))),
    deliveryCents: first(String.raw`\nLivraison(?: \(.*\))?[\s:]+${amount}`),
    taxCents: sum(rates.map(({ taxCents }) => taxCents)),
    totalCents: first(String.raw`Total(?: TTC)?[\s:]+${amount}`),
    rates,
  };
}

/** Reads a cart's amounts from its attributes, and expects the same amounts in its text (CRT-18). */
export async function readCart(cart: Locator): Promise<Amounts> {
  async function read(hook: string): Promise<number> {
    if ((await cart.getByTestId(hook).count()) === 0) return 0;
    const hooked = await cents(cart, hook);
    const text = plain(await cart.getByTestId(hook).innerText());
    const isForNothing = /Gratuit|Offerte$/.test(text.trim());
    const said = isForNothing ? 0 : sum([...text.matchAll(new RegExp(amount, 'g'))].map(([, part]) => toCents(part)));
    expect(said, `${hook}: ${text}`).toBe(hooked);
    return hooked;
  }
  return {
    subtotalCents: await read('cart-subtotal'),
    discountCents: await read('cart-discount'),
    deliveryCents: await read('cart-delivery'),
    taxCents: await read('cart-tax'),
    totalCents: await read('cart-total'),
  };
}

export function readBody(body: Record<string, unknown>): Amounts {
  const read = (name: string) => Math.round(Number(body[name]) * 100);
  return {
    subtotalCents: read('subtotal'),
    discountCents: read('discount'),
    deliveryCents: read('delivery'),
    taxCents: read('tax'),
    totalCents: read('total'),
  };
}

export function listenToOrders(page: Page): Record<string, unknown>[] {
  const bodies: Record<string, unknown>[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/v2/public/checkout/'))
      bodies.push(request.postDataJSON());
  });
  return bodies;
}

/** Returns the plain-text part of a stored mail, decoded from quoted-printable. */
export function readMail(mail: string): string {
  const lines = mail.replaceAll('\r', '').split('\n');
  const start = lines.indexOf('', lines.indexOf('Content-Type: text/plain; charset=utf-8')) + 1;
  const end = lines.findIndex((line, at) => at > start && line.startsWith('--'));
  const part = lines.slice(start, end).join('\n').replaceAll('=\n', '');
  // A percent sign in the mail's text is not part of the quoted-printable encoding.
  return decodeURIComponent(part.replaceAll('%', '%25').replace(/=([0-9A-F]{2})/g, '%$1'));
}
