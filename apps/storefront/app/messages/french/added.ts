import { accountMessages } from './account.ts';
import { appMessages } from './app.ts';
import { consentMessages } from './consent.ts';
import { accessibilityMessages } from './legal/accessibility.ts';
import { legalMessages } from './legal/legal.ts';
import { factsMessages } from './menu/facts.ts';
import { findMessages } from './menu/find.ts';
import { itemMessages } from './menu/item.ts';
import { nativeMessages } from './native.ts';
import { againMessages } from './order/again.ts';
import { cartMessages } from './order/cart.ts';
import { checkoutMessages } from './order/checkout.ts';
import { companyMessages } from './order/company.ts';
import { expressMessages } from './order/express.ts';
import { liveMessages } from './order/live.ts';
import { locationMessages } from './order/location.ts';
import { orderMessages } from './order/order.ts';
import { paypalMessages } from './order/paypal.ts';
import { tipMessages } from './order/tip.ts';
import { underWayMessages } from './order/under-way.ts';
import { walletMessages } from './order/wallet.ts';
import { withdrawalMessages } from './order/withdrawal.ts';
import { pageMessages } from './page.ts';
import { previewMessages } from './preview.ts';
import { searchMessages } from './search.ts';

/** The message tables that belong to one screen each. Browser code imports only types from this file, so that a table loads with its screen. */
export const addedTables = {
  accessibility: accessibilityMessages,
  account: accountMessages,
  again: againMessages,
  app: appMessages,
  cart: cartMessages,
  checkout: checkoutMessages,
  consent: consentMessages,
  express: expressMessages,
  facts: factsMessages,
  find: findMessages,
  item: itemMessages,
  legal: legalMessages,
  live: liveMessages,
  location: locationMessages,
  native: nativeMessages,
  order: orderMessages,
  page: pageMessages,
  paypal: paypalMessages,
  preview: previewMessages,
  search: searchMessages,
  underWay: underWayMessages,
  company: companyMessages,
  tip: tipMessages,
  wallet: walletMessages,
  withdrawal: withdrawalMessages,
};
