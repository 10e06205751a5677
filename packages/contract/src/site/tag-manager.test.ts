import { expect, it } from 'vitest';
import { tagManagerScript, usesTagManager } from './tag-manager.ts';

it.each([
  ['GTM-ABC123', 'https://www.googletagmanager.com/gtm.js?id=GTM-ABC123'],
  ['G-1A2B', 'https://www.googletagmanager.com/gtag/js?id=G-1A2B'],
])('the tag manager %s has its script at %s [CFG-14, CFG-15]', (id, url) => {
  expect(tagManagerScript(id)).toBe(url);
  expect(usesTagManager({ tagManager: { enabled: true, id } })).toBe(true);
  expect(usesTagManager({ tagManager: { enabled: false, id } })).toBe(false);
});

it.each(['GTM-abc', 'UA-1', 'GTM-', 'xGTM-A', 'GTM-A\n', 'GTM-A&x=1', ''])('“%s” is no id of one [CFG-15]', (id) => {
  expect(() => tagManagerScript(id)).toThrow(`"${id}"`);
  expect(usesTagManager({ tagManager: { enabled: true, id } })).toBe(false);
});
