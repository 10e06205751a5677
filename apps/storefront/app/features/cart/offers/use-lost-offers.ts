import { type OfferType, offerObstacle } from '@comptoir/domain';
import { useFormat } from '@comptoir/web-app/messages';
import { useEffect } from 'react';
import { create } from 'zustand';
import { useMessage } from '../../../messages/use-message.ts';
import type { ShopCart } from '../../../state/cart/shop-cart.ts';
import { useCatalogue } from '../../../state/shop/shop-context.tsx';
import { discountLabel } from './discount-label.ts';
import { sayObstacle } from './say-obstacle.ts';

interface Applied {
  offerId: number;
  type: OfferType;
  label: string;
}

interface LostOffers {
  /** A key of all choices except the time. If it is unchanged, a lost offer has expired. */
  choice: string;
  applied: Applied[];
  lost: (Applied & { reason: string })[];
}

const useLostOfferStore = create<LostOffers>(() => ({ choice: '', applied: [], lost: [] }));

export function forgetLostOffers(): void {
  useLostOfferStore.setState({ lost: [] });
}

/** Offers that expired while the cart was open. They explain the higher total. */
export function useLostOffers(cart: ShopCart): string[] {
  const say = useMessage();
  const format = useFormat();
  const offers = useCatalogue((catalogue) => catalogue.offers);
  const { lost } = useLostOfferStore();
  const called = cart.coupon.offer;
  const offerOf = (id: number) => (called?.id === id ? called : offers.find((offer) => offer.id === id));
  const applied = cart.priced.offers.map(({ offerId, type }) => {
    const label = discountLabel({ applied: { offerId, type }, offer: offerOf(offerId), cart, say, format });
    return { offerId, type, label };
  });
  const choice = JSON.stringify([cart.lines, cart.mode, cart.place, cart.coupon.check.state]);
  const known = JSON.stringify(applied);
  const isKnown = cart.isReady;

  // biome-ignore lint/correctness/useExhaustiveDependencies: only the applied offers change the outcome, and the cart changes at every rendering
  useEffect(() => {
    if (!isKnown) return;
    const before = useLostOfferStore.getState();
    const isSameChoice = before.choice === choice;
    const isApplied = (id: number) => applied.some(({ offerId }) => offerId === id);
    const gone = before.applied.filter(({ offerId }) => !isApplied(offerId));
    const lostNow = gone.flatMap((offer) => {
      const rule = offerOf(offer.offerId);
      const obstacle = rule ? offerObstacle(rule, cart.offerCart) : ({ kind: 'inactive' } as const);
      if (obstacle?.kind !== 'time' && obstacle?.kind !== 'inactive') return [];
      const reason = rule ? sayObstacle({ offer: rule, obstacle, cart, say, format }) : say('cart.obstacle.over');
      return [{ ...offer, reason }];
    });
    useLostOfferStore.setState({
      choice,
      applied,
      lost: isSameChoice ? [...before.lost, ...lostNow].filter(({ offerId }) => !isApplied(offerId)) : [],
    });
  }, [isKnown, choice, known]);

  return lost.map(({ label, reason }) => say('cart.lost', { label, reason }));
}
