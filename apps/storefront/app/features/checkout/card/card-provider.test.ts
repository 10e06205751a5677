import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { cardProviderScript } from '@comptoir/contract';
import { expect, it } from 'vitest';

it('loads the card provider’s script in the release that the installed library speaks [PYX-01]', () => {
  const library = readFileSync(createRequire(import.meta.url).resolve('@stripe/stripe-js/dist/pure.js'), 'utf8');
  const release = /RELEASE_TRAIN = '(?<release>\w+)'/.exec(library)?.groups?.release;
  expect(cardProviderScript).toBe(`https://js.stripe.com/${release}/stripe.js`);
});
