import type { SiteConfig } from '@comptoir/contract';
import { typeset } from '@comptoir/format';
import { accountMessages } from '../../app/messages/french/account.ts';
import { appMessages } from '../../app/messages/french/app.ts';
import { consentMessages } from '../../app/messages/french/consent.ts';
import { french } from '../../app/messages/french/french.ts';
import { legalMessages } from '../../app/messages/french/legal.ts';
import { findMessages } from '../../app/messages/french/menu/find.ts';
import { itemMessages } from '../../app/messages/french/menu/item.ts';
import { nativeMessages } from '../../app/messages/french/native.ts';
import { againMessages } from '../../app/messages/french/order/again.ts';
import { cartMessages } from '../../app/messages/french/order/cart.ts';
import { checkoutMessages } from '../../app/messages/french/order/checkout.ts';
import { liveMessages } from '../../app/messages/french/order/live.ts';
import { locationMessages } from '../../app/messages/french/order/location.ts';
import { orderMessages } from '../../app/messages/french/order/order.ts';
import { underWayMessages } from '../../app/messages/french/order/under-way.ts';
import { pageMessages } from '../../app/messages/french/page.ts';
import { searchMessages } from '../../app/messages/french/search.ts';
import { accountKeys } from '../../app/messages/keys/account-keys.ts';
import { appKeys } from '../../app/messages/keys/app-keys.ts';
import { badgeKeys } from '../../app/messages/keys/badge-keys.ts';
import { checkoutKeys } from '../../app/messages/keys/checkout-keys.ts';
import { consentKeys } from '../../app/messages/keys/consent-keys.ts';
import type { AddedTables } from '../../app/messages/message-id.ts';
import { type SpecificationKeys, specificationKeys } from '../../app/messages/specification-keys.ts';

const added: AddedTables = {
  account: accountMessages,
  again: againMessages,
  app: appMessages,
  consent: consentMessages,
  cart: cartMessages,
  checkout: checkoutMessages,
  find: findMessages,
  item: itemMessages,
  legal: legalMessages,
  live: liveMessages,
  location: locationMessages,
  native: nativeMessages,
  order: orderMessages,
  page: pageMessages,
  search: searchMessages,
  underWay: underWayMessages,
};
const tables = { ...french, ...added };
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

/**
 * Every sentence that the pages say, under its id, and under what the specification calls it (appendix H): from the tables that
 * the pages are compiled with, and from what the site says its own way.
 */
export function messageTable({ words = {} }: Pick<SiteConfig, 'words'>): Record<string, string> {
  const own: Partial<Record<string, string>> = words;
  const sentences = Object.fromEntries([...sentencesOf(tables)].map(([id, sentence]) => [id, own[id] ?? sentence]));
  const titles = Object.entries(tables.shell.pages).map(([name, title]) => [name, typeset(title)]);
  const named = Object.entries(keys).map(([id, key]) => [key, sentences[id] ?? '']);
  return { ...sentences, ...Object.fromEntries([...named, ...titles]) };
}
