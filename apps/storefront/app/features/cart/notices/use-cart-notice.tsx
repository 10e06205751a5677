import { keepKnownLines } from '@comptoir/domain';
import { type ReactNode, useEffect } from 'react';
import { create } from 'zustand';
import { useMessage } from '../../../messages/use-message.ts';
import { changeCart } from '../../../state/cart/cart-store.ts';
import type { ShopCart } from '../../../state/cart/shop-cart.ts';
import { forgetLostOffers, useLostOffers } from '../offers/use-lost-offers.ts';
import { PriceNewsNote, ReadNote } from './cart-notes.tsx';
import { forgetPriceNews, usePriceNews } from './use-price-news.ts';

/** The number of lines that were removed since the last dismissal. */
const useRemovedStore = create<{ count: number }>(() => ({ count: 0 }));

/** Removes the lines of deleted dishes and reports them (CRT-06), with other changes that the customer has not made. */
export function useCartNotice(cart: ShopCart): ReactNode {
  const { isReady, removed, items } = cart;
  const say = useMessage();
  const { count } = useRemovedStore();
  const lostOffers = useLostOffers(cart);
  const priceNews = usePriceNews(cart);
  const removedCount = isReady ? removed.length : 0;

  useEffect(() => {
    if (removedCount === 0) return;
    useRemovedStore.setState((known) => ({ count: known.count + removedCount }));
    changeCart((cart) => ({ ...cart, lines: keepKnownLines(cart.lines, items).lines }));
  }, [removedCount, items]);

  if (count + lostOffers.length + priceNews.length === 0) return null;
  return (
    <>
      {count > 0 && (
        <ReadNote onRead={() => useRemovedStore.setState({ count: 0 })}>
          <p role="status">{say('cart.removed.dishes', { count })}</p>
        </ReadNote>
      )}
      {lostOffers.length > 0 && (
        <ReadNote onRead={forgetLostOffers}>
          {lostOffers.map((sentence) => (
            <p key={sentence} role="status">
              {sentence}
            </p>
          ))}
        </ReadNote>
      )}
      {priceNews.length > 0 && <PriceNewsNote news={priceNews} onRead={forgetPriceNews} />}
    </>
  );
}
