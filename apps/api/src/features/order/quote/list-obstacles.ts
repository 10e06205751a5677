import type { WireQuote } from '@comptoir/contract';
import {
  type MenuEntry,
  type Mode,
  type Offer,
  type OfferObstacle,
  type OfferType,
  offerObstacle,
} from '@comptoir/domain';
import type { AcceptedOrder } from '../judge/judgement.ts';

/** `mode` and `missingCents` are null for most kinds. */
export interface Obstacle {
  offerId: number | null;
  type: OfferType | null;
  code: string | null;
  kind: WireQuote['obstacles'][number]['kind'];
  mode: Mode | null;
  missingCents: number | null;
}

/** Lists the reasons why automatic offers and the order's coupon grant no discount. Inactive offers are left out. */
export function listObstacles(
  { claim, priced, time, coupon }: AcceptedOrder,
  { offers, entries }: { offers: Offer[]; entries: ReadonlyMap<number, MenuEntry> },
): Obstacle[] {
  const cart = {
    units: claim.lines.flatMap(({ itemId, quantity }) => {
      const item = entries.get(itemId)?.item;
      return item ? [{ target: item, quantity }] : [];
    }),
    subtotalCents: priced.subtotalCents,
    mode: claim.mode,
    orderTime: time.at,
    couponId: coupon?.id ?? null,
  };
  const asked = offers.filter((offer) => offer.isActive && (offer.autoApply || offer.id === coupon?.id));
  const told = asked.flatMap((offer) => {
    const obstacle = offerObstacle(offer, cart);
    return obstacle && obstacle.kind !== 'inactive'
      ? [obstacleOf(offer, obstacle, offer === coupon ? coupon.code : null)]
      : [];
  });
  const unknown = claim.coupon !== null && !coupon ? [invalid(claim.coupon)] : [];
  return [...unknown, ...told];
}

function obstacleOf(
  offer: Offer,
  obstacle: Exclude<OfferObstacle, { kind: 'inactive' }>,
  code: string | null,
): Obstacle {
  return {
    offerId: offer.id,
    type: offer.type,
    code,
    kind: obstacle.kind,
    mode: obstacle.kind === 'mode' ? obstacle.mode : null,
    missingCents: obstacle.kind === 'minimum' ? obstacle.missingCents : null,
  };
}

const invalid = (code: string): Obstacle => ({
  offerId: null,
  type: null,
  mode: null,
  missingCents: null,
  code,
  kind: 'coupon_invalid',
});
