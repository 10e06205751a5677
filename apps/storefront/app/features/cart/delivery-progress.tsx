import { isOfferActiveAt, type Offer } from '@comptoir/domain';
import { useMessage } from '../../messages/use-message.ts';
import { useCatalogue } from '../../state/shop-context.tsx';
import { useMoney } from '../../state/use-money.ts';
import type { CurrentCart } from '../../state/use-priced-cart.ts';
import { Icon } from '../../ui/icon.tsx';

/** The nearest order-wide offer that gives the delivery from some amount on. */
function nearestOffer(offers: Offer[], { slotAt, readyAt }: CurrentCart): Offer | undefined {
  const at = slotAt ?? readyAt;
  return offers
    .filter((offer) => {
      const isOrderWide = offer.itemIds.length + offer.categoryIds.length + offer.menuIds.length === 0;
      return (
        offer.type === 'free_delivery' && offer.isActive && offer.autoApply && offer.mode !== 'pickup' && isOrderWide
      );
    })
    .filter((offer) => offer.minimumCents > 0 && (at ? isOfferActiveAt(offer, at) : offer.activeTimes.length === 0))
    .sort((a, b) => a.minimumCents - b.minimumCents)[0];
}

/** How far it is to free delivery; nothing where no offer gives it or nothing would be charged. */
export function DeliveryProgress({ cart }: { cart: CurrentCart }) {
  const say = useMessage();
  const format = useMoney();
  const offers = useCatalogue((catalogue) => catalogue.offers);
  const offer = nearestOffer(offers, cart);
  const isFree = cart.delivery.state === 'ok' && cart.delivery.feeCents === 0;
  if (cart.mode !== 'delivery' || isFree || !offer) return null;
  const { subtotalCents } = cart.priced;
  const missingCents = offer.minimumCents - subtotalCents;
  const percent = Math.min(100, Math.floor((subtotalCents * 100) / offer.minimumCents));
  return (
    <div className={missingCents > 0 ? 'prog' : 'prog ok'}>
      <p>
        <Icon name="gift" />
        <span>
          {missingCents > 0 ? say('cart.progress', { amount: format(missingCents) }) : say('cart.progressDone')}
        </span>
      </p>
      <div
        className="track"
        role="progressbar"
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-label={say('cart.progressBar')}
      >
        <i style={{ width: `${percent}%` }} />
      </div>
    </div>
  );
}
