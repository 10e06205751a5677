import { expect, it } from 'vitest';
import { dottedNames } from '../../testing/dotted-names.ts';
import { breakLinks } from './break-links.ts';

const endings = 'com|net|org|fr|de|li|ng|me|co|io|it|be|pizza|cafe|paris|example|shop|link|xn--p1ai|рф|法国';
/** Text that mail programs turn into links: a scheme, "www.", or words with dots that end like a domain. */
const linked = new RegExp(
  `://\\S|(?<![\\p{L}\\p{N}])www\\.\\S|[\\p{L}\\p{N}][.．。｡](?:${endings})(?![\\p{L}\\p{N}])`,
  'iu',
);

it('takes thirty names', () => expect(new Set(dottedNames).size).toBe(30));

it.each(dottedNames)('leaves the name %s as it is [CHK-12]', (name) => {
  expect(breakLinks(name)).toBe(name);
  expect(linked.test(name)).toBe(false);
});

it.each([
  ...[
    'http://evil.example',
    'HTTPS://evil.example/x',
    'evil.example/x',
    'www.evil.fr',
    'WWW.EVIL.FR',
    'evil.fr',
    'Evil.Com',
  ],
  ...[
    'gagnez-un-iphone.pizza',
    'promo.gagnez.link/?q=1',
    't.me/x',
    'm.evil.com',
    'dr.evil.com',
    'st.xn--p1ai',
    'dr.li',
    'mr.ng',
  ],
  ...[
    'j.com',
    'гагарин.рф',
    '赢.法国',
    'gagnez。fr',
    'gagnez．com',
    'moi@evil.fr',
    'ftp://1.2.3.4',
    'x.y.z.paris',
    'sub_1.evil.co',
  ],
  ...['Prix : gagnez.fr, vite', '(evil.it)', '"evil.be"', 'm.example.dr.martin.com'],
])('leaves no link in « %s » [CHK-12]', (text) => {
  expect(linked.test(text)).toBe(true);
  expect(linked.test(breakLinks(text))).toBe(false);
});

it.each([
  'Sonnez 2 fois. Merci',
  '12,50 € ou 12.50',
  'v1.5',
  'Bât. B, 2e ét.',
  'Sans oignons...',
  'à 19h30',
  'M. et Mme Roy',
])('changes nothing in « %s »', (text) => {
  expect(breakLinks(text)).toBe(text);
});

it('leaves a name as it is beside what is none [CHK-12]', () => {
  expect(breakLinks('http://x.example, dr.martin.')).toBe('http: //x. example, dr.martin.');
});

it('is not held up by a note of dots', () => {
  const startedAt = performance.now();
  breakLinks(`${'a.'.repeat(250)}`);
  breakLinks('a'.repeat(500));
  expect(performance.now() - startedAt).toBeLessThan(50);
});
