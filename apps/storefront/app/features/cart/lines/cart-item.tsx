import type { CartEntry, MenuEntry, PricedLine } from '@comptoir/domain';
import { Button, classNames, linkStyles, Stepper, Tile } from '@comptoir/ui';
import { useFormat } from '@comptoir/web-app/messages';
import { useState } from 'react';
import { Money } from '../../../messages/money.tsx';
import { Text } from '../../../messages/text.ts';
import { useMessage } from '../../../messages/use-message.ts';
import { changeForNow, setLineQuantity } from '../../../state/cart/cart-store.ts';
import { announceUndoable } from '../../../state/page/announcement-store.ts';
import { openSheet } from '../../../state/page/sheet-store.ts';
import { dishPicture } from '../../../state/shop/dish-picture.ts';
import cartLineStyles from './cart-line.module.css';
import { lineDetails } from './line-details.ts';
import { LineNote } from './line-note.tsx';
import { sayNote } from './say-note.ts';
import type { LineOffer } from './use-line-offer.ts';
import { useTints } from './use-tints.ts';

interface CartItemProps {
  line: CartEntry;
  entry: MenuEntry;
  priced: PricedLine;
  offer: LineOffer;
  problem: 'soldOut' | 'notServed' | null;
  /** True while the order is sent, so the line is read-only. */
  isLocked: boolean;
}

export function CartItem({ line, entry, priced, offer, problem, isLocked }: CartItemProps) {
  const { item, category } = entry;
  const say = useMessage();
  const format = useFormat();
  const tintOf = useTints();
  const [isNoting, setNoting] = useState(false);
  const details = lineDetails(item, line.options, say);
  function change(count: number): void {
    const undo = changeForNow(() => setLineQuantity(line.id, count));
    if (count === 0) announceUndoable(say('cart.removed.line', { name: item.name, gender: category.gender }), undo);
  }
  return (
    <li
      className={classNames(cartLineStyles.line, problem && cartLineStyles.soldOut)}
      data-testid="cart-line"
      data-item={item.id}
    >
      <Tile
        picture={dishPicture(item.image)}
        tint={tintOf(category.id)}
        placeholder="utensils"
        className={cartLineStyles.tile}
      />
      <div className="grow">
        <h3>{item.name}</h3>
        {problem && <Text id={`cart.${problem}`} as="p" className={cartLineStyles.problem} />}
        {details && <p>{details}</p>}
        {line.quantity > 1 && (
          <p className="figures">{say('cart.unitPrice', { price: format.money(priced.unitCents) })}</p>
        )}
        {offer.text && <p className={offer.isApplied ? cartLineStyles.offer : undefined}>{offer.text}</p>}
        {line.note && !isNoting && <p className={cartLineStyles.note}>{sayNote(line.note, say)}</p>}
      </div>
      <Money cents={priced.totalCents} className="bold figures" />
      {isNoting ? (
        <LineNote id={line.id} note={line.note} name={item.name} onDone={() => setNoting(false)} />
      ) : (
        <div className={cartLineStyles.actions}>
          {problem === 'soldOut' ? (
            <Button kind="outline" isSmall disabled={isLocked} onClick={() => change(0)}>
              {say('cart.remove')}
            </Button>
          ) : (
            <span className="row">
              <button
                type="button"
                className={classNames(linkStyles.link, cartLineStyles.link, 'tiny')}
                disabled={isLocked}
                aria-label={say('cart.editOf', { name: item.name })}
                onClick={() => openSheet({ name: 'line', id: line.id })}
              >
                {say('cart.edit')}
              </button>
              <button
                type="button"
                className={classNames(linkStyles.link, cartLineStyles.link, 'tiny')}
                disabled={isLocked}
                aria-label={say('cart.noteOf', { name: item.name })}
                onClick={() => setNoting(true)}
              >
                {say('cart.note')}
              </button>
            </span>
          )}
          <Stepper
            isSmall
            hasBin
            value={line.quantity}
            {...(isLocked && { min: line.quantity, max: line.quantity })}
            lessLabel={say(line.quantity === 1 ? 'cart.removeOf' : 'cart.lessOf', { name: item.name })}
            moreLabel={say('cart.moreOf', { name: item.name })}
            onChange={change}
          />
        </div>
      )}
    </li>
  );
}
