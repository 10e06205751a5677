import { matchesItem, type NextOffer, offerGender } from '@comptoir/domain';
import type { Format } from '@comptoir/format';
import { classNames, Icon } from '@comptoir/ui';
import { useFormat } from '../../../messages/use-format.ts';
import { type Say, useMessage } from '../../../messages/use-message.ts';
import type { ShopCart } from '../../../state/cart/shop-cart.ts';
import { discountLabel } from './discount-label.ts';
import styles from './next-offer-note.module.css';
import { useNextOffer } from './use-next-offer.ts';

function sayNext({ offer, obstacle }: NextOffer, cart: ShopCart, say: Say, format: Format): string {
  if (obstacle.kind === 'pair') {
    const target = cart.offerCart.units.find((unit) => matchesItem(offer, unit.target, false))?.target;
    const name = (target && cart.items.get(target.id)?.item.name) ?? '';
    const gender = offerGender(offer, cart.items.values());
    return say('cart.next.pair', { name, gender });
  }
  const amount = format.money(obstacle.missingCents);
  if (offer.type === 'free_delivery') return say('cart.progress', { amount });
  if (offer.type === null) return '';
  return say('cart.next.minimum', {
    amount,
    reward: discountLabel({ applied: { offerId: offer.id, type: offer.type }, offer, cart, say, format }),
  });
}

/** What a little more would give, and how far it is: "Plus que 4,70 € pour la livraison offerte". */
export function NextOfferNote({ cart }: { cart: ShopCart }) {
  const say = useMessage();
  const format = useFormat();
  const next = useNextOffer(cart);
  const { subtotalCents, offers } = cart.priced;
  const isDeliveryFree = offers.some(({ type }) => type === 'free_delivery');
  if (!next && !isDeliveryFree) return null;
  const minimumCents = next?.obstacle.kind === 'minimum' ? next.offer.minimumCents : null;
  const percent = minimumCents === null ? 100 : Math.floor((subtotalCents * 100) / minimumCents);
  const sentence = next ? sayNext(next, cart, say, format) : say('cart.progressDone');
  return (
    <div className={classNames(styles.note, !next && styles.reached)} data-testid="next-offer">
      <p>
        <Icon name="gift" />
        <span>{sentence}</span>
      </p>
      {(minimumCents !== null || !next) && (
        <div
          className={styles.track}
          role="progressbar"
          aria-valuenow={percent}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-label={sentence}
        >
          <i style={{ width: `${percent}%` }} />
        </div>
      )}
    </div>
  );
}
