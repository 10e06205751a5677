// Exports for the native app. Web pages do not import this file.

export { type StoredValue, storedValue, watchOnline } from '@comptoir/web-app/base';
export { hearServerDate } from '@comptoir/web-app/clock';
export { nativeMessages } from './messages/french/native.ts';
export { AddedMessages, MessagesProvider } from './messages/messages-provider.tsx';
export { useMessage } from './messages/use-message.ts';
export { openNavigation } from './open-navigation.ts';
export type { BrowserNavigation } from './platform/navigation/browser-navigation.ts';
export { endOldVisit } from './platform/start/end-old-visit.ts';
export { purgeStorage } from './platform/start/purge-storage.ts';
export { onIdle } from './platform/watch/on-idle.ts';
export { Root } from './root.tsx';
export { useCartStore } from './state/cart/cart-store.ts';
export { onceNoOrderIsUnderWay } from './state/checkout/order-lock.ts';
export { useOrderStore } from './state/order/order-store.ts';
export type { ShownCatalogue } from './state/shop/catalogue-store.ts';
export { readCatalogue } from './state/shop/read-catalogue.ts';
