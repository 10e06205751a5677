import type { accountMessages } from './french/account.ts';
import type { appMessages } from './french/app.ts';
import type { consentMessages } from './french/consent.ts';
import type { french } from './french/french.ts';
import type { legalMessages } from './french/legal.ts';
import type { findMessages } from './french/menu/find.ts';
import type { itemMessages } from './french/menu/item.ts';
import type { nativeMessages } from './french/native.ts';
import type { againMessages } from './french/order/again.ts';
import type { cartMessages } from './french/order/cart.ts';
import type { checkoutMessages } from './french/order/checkout.ts';
import type { liveMessages } from './french/order/live.ts';
import type { locationMessages } from './french/order/location.ts';
import type { orderMessages } from './french/order/order.ts';
import type { underWayMessages } from './french/order/under-way.ts';
import type { pageMessages } from './french/page.ts';
import type { searchMessages } from './french/search.ts';

type Leaves<T, Prefix extends string = ''> = {
  [Key in keyof T & string]: T[Key] extends string ? `${Prefix}${Key}` : Leaves<T[Key], `${Prefix}${Key}.`>;
}[keyof T & string];

/** The tables that come with the code of a screen or of a sheet, by the first word of their ids. A new one is named here. */
export interface AddedTables {
  account: typeof accountMessages;
  again: typeof againMessages;
  app: typeof appMessages;
  consent: typeof consentMessages;
  cart: typeof cartMessages;
  checkout: typeof checkoutMessages;
  find: typeof findMessages;
  item: typeof itemMessages;
  legal: typeof legalMessages;
  live: typeof liveMessages;
  location: typeof locationMessages;
  native: typeof nativeMessages;
  order: typeof orderMessages;
  page: typeof pageMessages;
  search: typeof searchMessages;
  underWay: typeof underWayMessages;
}

/** Every sentence of the storefront: those of the first load, and those that are added. */
export type MessageId = Leaves<typeof french> | Leaves<AddedTables>;
