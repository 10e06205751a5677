import { ApiError, type Caller, couponOffer, type WireObject } from '@comptoir/contract';
import type { Offer } from '@comptoir/domain';
import { useEffect } from 'react';
import { create } from 'zustand';
import { useCaller } from '../shop/shop-context.tsx';
import { useCartStore } from './cart-store.ts';

/** Requirements appendix F9. */
export type CouponCheck =
  | { state: 'none' }
  | { state: 'checking'; code: string }
  | { state: 'valid'; code: string; fields: WireObject }
  /** `message`: the server's own, empty where it gave none. */
  | { state: 'invalid'; code: string; message: string };

/** What is known of the coupon in the cart. The code itself is the cart's; its validity is asked again at each load (CRT-25). */
export const useCouponStore = create<{ check: CouponCheck }>(() => ({ check: { state: 'none' } }));

/** Asks whether a code is valid; an answer that comes after another code was entered is dropped. */
export async function checkCoupon(caller: Caller, code: string): Promise<void> {
  const mine: CouponCheck = { state: 'checking', code };
  useCouponStore.setState({ check: mine });
  const answer = await caller.coupon(code).then(
    ({ fields }): CouponCheck => ({ state: 'valid', code, fields }),
    (error: unknown): CouponCheck => ({
      state: 'invalid',
      code,
      message: error instanceof ApiError ? error.serverMessage : '',
    }),
  );
  if (useCouponStore.getState().check === mine) useCouponStore.setState({ check: answer });
}

export interface CartCoupon {
  check: CouponCheck;
  /** The offer that a valid code calls, completed from the list (CRT-23). */
  offer: Offer | null;
}

/** What a check came to for the code in the cart. */
export function couponOf(check: CouponCheck, code: string | null, offers: Offer[]): CartCoupon {
  return { check, offer: check.state === 'valid' && check.code === code ? couponOffer(check.fields, offers) : null };
}

/** The check of the cart's coupon; a code that was stored or came from another tab is asked about. */
export function useCouponCheck(): CouponCheck {
  const caller = useCaller();
  const code = useCartStore((cart) => cart.coupon);
  const { check } = useCouponStore();

  useEffect(() => {
    // Read here, for another part of the page may have asked in the meantime.
    const known = useCouponStore.getState().check;
    if (code === (known.state === 'none' ? null : known.code)) return;
    if (code === null) useCouponStore.setState({ check: { state: 'none' } });
    else void checkCoupon(caller, code);
  }, [caller, code]);

  return check;
}
