import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { useCheckoutStore } from '../features/checkout/run/checkout-store.ts';
import { emptyCart, useCartStore } from '../state/cart/cart-store.ts';
import { useCouponStore } from '../state/cart/coupon-store.ts';
import { pickupChoice, useLocationStore } from '../state/location/location-store.ts';
import { useOrderStore } from '../state/order/order-store.ts';
import { useOrderWishStore } from '../state/order/order-wish-store.ts';
import { useAnnouncementStore } from '../state/page/announcement-store.ts';
import { closeSheet } from '../state/page/sheet-store.ts';
import { useClockStore } from '../state/shop/clock-store.ts';

// What a screen loads late may take its time on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

// What jsdom has no layout for: modal dialogs, scrolling and visibility.
if (typeof window !== 'undefined') {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close = function close() {
    this.removeAttribute('open');
  };
  Element.prototype.scrollTo = () => undefined;
  window.scrollTo = () => undefined;
  // A phone, unless a test says otherwise.
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), { media, matches: false, onchange: null }) as MediaQueryList;
  globalThis.IntersectionObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
    takeRecords() {
      return [];
    }
  } as unknown as typeof IntersectionObserver;
}

// The stores outlive a component: each test starts as a new visitor does.
beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('No network in this test')));
  useCartStore.setState({ ...emptyCart, isReady: true });
  useLocationStore.setState(pickupChoice, true);
  useClockStore.setState({ offsetMilliseconds: null, deviceMilliseconds: null });
  useAnnouncementStore.setState({ text: '' });
  useCheckoutStore.setState(useCheckoutStore.getInitialState(), true);
  useCouponStore.setState(useCouponStore.getInitialState(), true);
  useOrderStore.setState(useOrderStore.getInitialState(), true);
  useOrderWishStore.setState(useOrderWishStore.getInitialState(), true);
  closeSheet();
});

afterEach(() => {
  if (typeof window !== 'undefined') {
    cleanup();
    localStorage.clear();
    sessionStorage.clear();
  }
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
