import type { Rehearsal, RehearsalQuestion } from '@comptoir/contract';
import { indexItems, type Menu, type Offer } from '@comptoir/domain';
import { Stepper } from '@comptoir/ui';
import { serverNow } from '@comptoir/web-app/clock';
import type { ReactNode } from 'react';
import { useMessage } from '../../messages/use-message.ts';
import { editorCaller } from '../../state/session/editor-caller.ts';
import { DishSearch } from './dish-search.tsx';
import styles from './live-cart.module.css';
import { QuoteTable } from './quote-table.tsx';
import { sampleOptions } from './sample-options.ts';
import { type LiveAnswer, useLiveAnswer } from './use-live-answer.ts';

export interface SampleLine {
  itemId: number;
  quantity: number;
}

export interface PricedSample {
  cart: NonNullable<RehearsalQuestion['cart']>;
  quote: LiveAnswer<Rehearsal>;
}

interface LiveCartProps {
  /** What is rehearsed, without the cart. Null if it can't be asked yet. */
  question: Omit<RehearsalQuestion, 'cart'> | null;
  menus: Menu[];
  offers: Offer[];
  lines: readonly SampleLine[];
  onLines: (lines: SampleLine[]) => void;
  coupon: string;
  /** What is shown below the price, with the cart as it was asked. */
  children?: (priced: PricedSample) => ReactNode;
}

/** A cart that the person can change, priced by the shop's own quote (REH-02, OFE-03). */
export function LiveCart({ question, menus, offers, lines, onLines, coupon, children }: LiveCartProps) {
  const say = useMessage();
  const entries = indexItems(menus);
  const sold = lines.filter(({ itemId }) => entries.has(itemId));
  const at = question?.at ?? serverNow();
  const cart = {
    lines: sold.map(({ itemId, quantity }) => {
      const item = entries.get(itemId)?.item;
      return { itemId, quantity, options: item ? sampleOptions(item, at) : [], note: '' };
    }),
    date: 'ASAP',
    ...(coupon.trim() !== '' && { coupon: coupon.trim() }),
  };
  const quote = useLiveAnswer(question && sold.length > 0 ? { ...question, cart } : null, editorCaller.rehearse);
  const change = (itemId: number, quantity: number) =>
    onLines(
      lines.map((line) => (line.itemId === itemId ? { itemId, quantity } : line)).filter((line) => line.quantity),
    );
  const add = (itemId: number) => {
    const known = lines.find((line) => line.itemId === itemId);
    if (known) change(itemId, Math.min(99, known.quantity + 1));
    else onLines([...lines, { itemId, quantity: 1 }]);
  };
  return (
    <div className={styles.cart}>
      <DishSearch menus={menus} onAdd={add} />
      {sold.length === 0 && <p className={styles.quiet}>{say('sample.empty')}</p>}
      <ul className={styles.lines} aria-label={say('sample.lines')}>
        {sold.map(({ itemId, quantity }) => {
          const name = entries.get(itemId)?.item.name ?? '';
          return (
            <li key={itemId}>
              <span>{name}</span>
              <Stepper
                value={quantity}
                isSmall
                hasBin
                lessLabel={say('sample.less', { name })}
                moreLabel={say('sample.more', { name })}
                onChange={(count) => change(itemId, count)}
              />
            </li>
          );
        })}
      </ul>
      <QuoteTable quote={quote} menus={menus} offers={offers} />
      {children?.({ cart, quote })}
    </div>
  );
}
