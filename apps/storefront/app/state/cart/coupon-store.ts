import { ApiError, type Caller, couponOffer, type WireObject } from '@comptoir/contract';
import type { Offer } from '@comptoir/domain';
import { useEffect } from 'react';
import { create } from 'zustand';
import { useCaller } from '../shop/shop-context.tsx';
import { useCartStore } from './cart-store.ts';

/** The states of requirements, appendix F9. */
export type CouponCheck =
  | { state: 'none' }
  | { state: 'checking'; code: string }
  | { state: 'valid'; code: string; fields: WireObject }
  /** `message`: the server's reason; empty: none. */
  | { state: 'invalid'; code: string; message: string };

/** The cart holds the code; its validity is checked again at each load (CRT-25). */
export const useCouponStore = create<{ check: CouponCheck }>(() => ({ check: { state: 'none' } }));

/** Drops the response if another code was entered meanwhile. */
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
  /** The offer of a valid code, with the fields of the offer list (CRT-23). */
  offer: Offer | null;
}

export function couponOf(check: CouponCheck, code: string | null, offers: Offer[]): CartCoupon {
  return { check, offer: check.state === 'valid' && check.code === code ? couponOffer(check.fields, offers) : null };
}

/** Also checks a code that comes from storage or another tab. */
export function useCouponCheck(): CouponCheck {
  const caller = useCaller();
  const code = useCartStore((cart) => cart.coupon);
  const { check } = useCouponStore();

  useEffect(() => {
    // Read here, not at render: another component may have started the check.
    const known = useCouponStore.getState().check;
    if (code === (known.state === 'none' ? null : known.code)) return;
    if (code === null) useCouponStore.setState({ check: { state: 'none' } });
    else void checkCoupon(caller, code);
  }, [caller, code]);

  return check;
}
