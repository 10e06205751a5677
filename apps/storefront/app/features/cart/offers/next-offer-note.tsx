import { freeItemCandidates, matchesItem, type NextOffer, type Offer, offerGender } from '@comptoir/domain';
import type { Format } from '@comptoir/format';
import { classNames, Icon } from '@comptoir/ui';
import { useFormat } from '@comptoir/web-app/messages';
import { type Say, useMessage } from '../../../messages/use-message.ts';
import type { ShopCart } from '../../../state/cart/shop-cart.ts';
import { discountLabel } from './discount-label.ts';
import styles from './next-offer-note.module.css';
import { useNextOffer } from './use-next-offer.ts';

/** The gift of an offer. Null if the customer can choose between dishes. */
function onlyGift(offer: Offer, { items, isServed }: ShopCart): Record<'name' | 'gender' | 'article', string> | null {
  const [gift, ...others] = freeItemCandidates(offer, items, isServed);
  if (!gift || others.length > 0) return null;
  const { name } = gift;
  const gender = items.get(gift.id)?.category.gender ?? 'm';
  return { name, gender, article: /^[aeiouyhàâéèêîôû]/i.test(name) ? 'vowel' : gender };
}

function sayNext({ offer, obstacle }: NextOffer, cart: ShopCart, say: Say, format: Format): string {
  if (obstacle.kind === 'pair') {
    const target = cart.offerCart.units.find((unit) => matchesItem(offer, unit.target, false))?.target;
    const name = (target && cart.items.get(target.id)?.item.name) ?? '';
    const gender = offerGender(offer, cart.items.values());
    // If an offer covers several dishes, the cheaper one is free.
    return say(offer.itemIds.length === 1 ? 'cart.next.pair' : 'cart.next.pairOf', { name, gender });
  }
  const amount = format.shortMoney(obstacle.missingCents);
  if (offer.type === 'free_delivery') return say('cart.progress', { amount });
  if (offer.type === null) return '';
  const gift = offer.type === 'free_item' ? onlyGift(offer, cart) : null;
  if (gift) return say('cart.next.gift', { amount, ...gift });
  return say('cart.next.minimum', {
    amount,
    reward: discountLabel({ applied: { offerId: offer.id, type: offer.type }, offer, cart, say, format }),
  });
}

/** Names the closest offer and the missing amount, such as "Plus que 4,70 € pour la livraison offerte". */
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
