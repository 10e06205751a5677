import { type FreeItem, freeItemCandidates, type Item, type Offer } from '@comptoir/domain';
import { badgeClass, classNames, fieldStyles, linkStyles, Tile } from '@comptoir/ui';
import { useFormat } from '@comptoir/web-app/messages';
import { Text } from '../../../messages/text.ts';
import { useMessage } from '../../../messages/use-message.ts';
import { changeCart } from '../../../state/cart/cart-store.ts';
import type { ShopCart } from '../../../state/cart/shop-cart.ts';
import { dishPicture } from '../../../state/shop/dish-picture.ts';
import cartLineStyles from './cart-line.module.css';
import { giftDetails } from './line-details.ts';
import { useTints } from './use-tints.ts';

/** `itemId` null declines the gift; undefined resets the choice (CRT-28). */
function chooseFreeItem(offerId: number, itemId: number | null | undefined): void {
  changeCart((cart) => {
    const others = cart.freeItemChoices.filter((choice) => choice.offerId !== offerId);
    return { ...cart, freeItemChoices: itemId === undefined ? others : [...others, { offerId, itemId }] };
  });
}

interface GiftChoiceProps {
  free: FreeItem;
  candidates: Item[];
  isLocked: boolean;
}

function GiftChoice({ free, candidates, isLocked }: GiftChoiceProps) {
  const say = useMessage();
  return (
    <select
      className={classNames(fieldStyles.input, cartLineStyles.input)}
      aria-label={say('cart.giftChange')}
      value={free.itemId}
      disabled={isLocked}
      onChange={(event) => chooseFreeItem(free.offerId, Number(event.target.value))}
    >
      {candidates.map((candidate) => (
        <option key={candidate.id} value={candidate.id}>
          {candidate.name}
        </option>
      ))}
    </select>
  );
}

interface FreeLineProps {
  free: FreeItem;
  offer: Offer | undefined;
  cart: ShopCart;
  isLocked: boolean;
}

export function FreeLine({ free, offer, cart, isLocked }: FreeLineProps) {
  const say = useMessage();
  const format = useFormat();
  const tintOf = useTints();
  const entry = cart.items.get(free.itemId);
  if (!entry) return null;
  const { item, category } = entry;
  const details = giftDetails(item, cart, say);
  const isCoupon = offer !== undefined && offer.id === cart.coupon.offer?.id;
  const candidates = offer ? freeItemCandidates(offer, cart.items, cart.isServed) : [];
  const { check } = cart.coupon;
  const reason =
    isCoupon && check.state === 'valid'
      ? say('cart.giftCoupon', { code: check.code })
      : offer && offer.minimumCents > 0
        ? say('cart.giftFrom', { amount: format.money(offer.minimumCents) })
        : say('cart.gift');
  return (
    <li className={cartLineStyles.line} data-testid="cart-free-line" data-item={item.id} data-cents={0}>
      <Tile
        picture={dishPicture(item.image)}
        tint={tintOf(category.id)}
        placeholder="utensils"
        className={cartLineStyles.tile}
      />
      <div className="grow">
        <h3>{free.quantity > 1 ? say('cart.choiceCount', { count: free.quantity, name: item.name }) : item.name}</h3>
        {details && <p>{details}</p>}
        <p>{reason}</p>
      </div>
      <span className={cartLineStyles.free}>
        <Text id="cart.free" className={badgeClass()} />
        <span className="figures small">{format.money(0)}</span>
      </span>
      <div className={cartLineStyles.actions}>
        {candidates.length > 1 ? <GiftChoice free={free} candidates={candidates} isLocked={isLocked} /> : <span />}
        <button
          type="button"
          className={classNames(linkStyles.link, cartLineStyles.link, 'tiny')}
          disabled={isLocked}
          aria-label={say('cart.giftLeaveOf', { name: item.name })}
          onClick={() => chooseFreeItem(free.offerId, null)}
        >
          {say('cart.giftLeave')}
        </button>
      </div>
    </li>
  );
}

export function LeftGifts({ offerIds, isLocked }: { offerIds: number[]; isLocked: boolean }) {
  const say = useMessage();
  return offerIds.map((offerId) => (
    <li key={offerId} className={classNames(cartLineStyles.left, 'row small muted')}>
      <span className="grow">{say('cart.giftLeft')}</span>
      <button
        type="button"
        className={classNames(linkStyles.link, 'small')}
        disabled={isLocked}
        onClick={() => chooseFreeItem(offerId, undefined)}
      >
        {say('cart.giftTake')}
      </button>
    </li>
  ));
}
