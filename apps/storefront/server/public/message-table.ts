import type { SiteConfig } from '@comptoir/contract';
import { typeset } from '@comptoir/format';
import { addedTables } from '../../app/messages/french/added.ts';
import { french } from '../../app/messages/french/french.ts';
import { accountKeys } from '../../app/messages/keys/account-keys.ts';
import { appKeys } from '../../app/messages/keys/app-keys.ts';
import { badgeKeys } from '../../app/messages/keys/badge-keys.ts';
import { checkoutKeys } from '../../app/messages/keys/checkout-keys.ts';
import { consentKeys } from '../../app/messages/keys/consent-keys.ts';
import { type SpecificationKeys, specificationKeys } from '../../app/messages/specification-keys.ts';

const tables = { ...french, ...addedTables };
const keys: SpecificationKeys = {
  ...badgeKeys,
  ...checkoutKeys,
  ...accountKeys,
  ...appKeys,
  ...consentKeys,
  ...specificationKeys,
};

type Table = { [name: string]: string | Table };

function* sentencesOf(table: Table, prefix = ''): Generator<[id: string, sentence: string]> {
  for (const [name, value] of Object.entries(table)) {
    if (typeof value === 'string') yield [prefix + name, typeset(value)];
    else yield* sentencesOf(value, `${prefix}${name}.`);
  }
}

/** All messages by id and by the specification's name, with the restaurant's own words (appendix H). */
export function messageTable({ words = {} }: Pick<SiteConfig, 'words'>): Record<string, string> {
  const own: Partial<Record<string, string>> = words;
  const sentences = Object.fromEntries([...sentencesOf(tables)].map(([id, sentence]) => [id, own[id] ?? sentence]));
  const titles = Object.entries(tables.shell.pages).map(([name, title]) => [name, typeset(title)]);
  const named = Object.entries(keys).map(([id, key]) => [key, sentences[id] ?? '']);
  return { ...sentences, ...Object.fromEntries([...named, ...titles]) };
}
