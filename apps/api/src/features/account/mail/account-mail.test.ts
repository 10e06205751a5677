import { expect, it } from 'vitest';
import type { AccountMailWords } from './account-mail-words.ts';
import {
  cashCodeWords,
  codeElsewhereWords,
  codeWords,
  deletedWords,
  emailBackWords,
  emailChangedWords,
  idleWords,
  passwordChangedWords,
  welcomeWords,
} from './account-mail-words.ts';
import { setAccountMail } from './set-account-mail.ts';

const shop = { shop: 'Lève-tard', siteRoot: 'https://leve-tard.example' };
const mails: [string, AccountMailWords][] = [
  ['a code', codeWords({ purpose: 'verify', code: '123456', isFormer: false }, shop)],
  ['another code', codeWords({ purpose: 'reset', code: '123456', isFormer: true }, shop)],
  ['a code for an order', cashCodeWords('123456', shop)],
  ['a welcome', welcomeWords(shop)],
  ['a changed password', passwordChangedWords(shop)],
  ['a changed address', emailChangedWords('secret', shop)],
  ['a code for another address', codeElsewhereWords('22 décembre 2026 à 12:30', shop)],
  ['an address that is back', emailBackWords(shop)],
  ['a farewell', deletedWords(shop)],
  ['a warning', idleWords('le 22 décembre 2026', shop)],
];

it.each(mails)('of %s says the same in text and in HTML, in light and in dark, and escapes names', (_, words) => {
  const { text, html } = setAccountMail(words, { firstName: '<b>Zoé</b>\u202e', contacts: 'Lève-tard · 04' });
  expect(words.subject).toContain('Lève-tard');
  for (const said of [...words.before, ...words.after]) {
    expect(text).toContain(said);
    expect(html).toContain(said);
  }
  expect(html).toContain('color-scheme" content="light dark"');
  expect(html).toContain('&lt;b&gt;Zoé&lt;/b&gt;\\u202e');
});

it('holds six digits once in its text and once in its HTML, and no others [AUT-30]', () => {
  const [, words] = mails[0] as (typeof mails)[0];
  const { text, html } = setAccountMail(words, { firstName: 'Zoé', contacts: '04 00 00 00 00' });
  for (const part of [text, html]) expect(part.match(/\b\d{6}\b/g)).toEqual(['123456']);
});
