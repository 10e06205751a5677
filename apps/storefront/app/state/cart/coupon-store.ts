import { ApiError, type Caller, couponOffer, type WireObject } from '@comptoir/contract';
import type { Offer } from '@comptoir/domain';
import { useEffect } from 'react';
import { create } from 'zustand';
import { useCaller } from '../shop/shop-context.tsx';
import { useCartStore } from './cart-store.ts';

/** The states of a coupon check (appendix F, F9). */
export type CouponCheck =
  | { state: 'none' }
  | { state: 'checking'; code: string }
  | { state: 'valid'; code: string; fields: WireObject }
  /** `message` is the server's reason. Empty if the server sent none. */
  | { state: 'invalid'; code: string; message: string };

/** The cart stores the code only. Each page load checks again if the code is valid (CRT-25). */
export const useCouponStore = create<{ check: CouponCheck }>(() => ({ check: { state: 'none' } }));

/** The response is dropped if the user has entered another code meanwhile. */
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
  /** The offer of a valid code, in the form of the public offers (CRT-23). */
  offer: Offer | null;
}

export function couponOf(check: CouponCheck, code: string | null, offers: Offer[]): CartCoupon {
  return { check, offer: check.state === 'valid' && check.code === code ? couponOffer(check.fields, offers) : null };
}

/** Also checks a code that comes from storage or from another tab. */
export function useCouponCheck(): CouponCheck {
  const caller = useCaller();
  const code = useCartStore((cart) => cart.coupon);
  const { check } = useCouponStore();

  useEffect(() => {
    // Reads the store at this moment, because another component may have started the check since the render.
    const known = useCouponStore.getState().check;
    if (code === (known.state === 'none' ? null : known.code)) return;
    if (code === null) useCouponStore.setState({ check: { state: 'none' } });
    else void checkCoupon(caller, code);
  }, [caller, code]);

  return check;
}
