import { useFormat } from '@comptoir/web-app/messages';
import { useEffect, useRef } from 'react';
import { useMessage } from '../../messages/use-message.ts';
import type { ShopCart } from '../../state/cart/shop-cart.ts';
import { announce } from '../../state/page/announcement-store.ts';

/** After what was done is said, so that neither is lost. */
const delayMilliseconds = 900;

/** Tells people who hear the page the count and the total after each change of the cart. */
export function useAnnouncedTotal({ isReady, lines, priced }: ShopCart): void {
  const say = useMessage();
  const format = useFormat();
  const count = lines.reduce((sum, line) => sum + line.quantity, 0);
  const sentence = isReady ? say('cart.announced', { count, total: format.money(priced.totalCents) }) : '';
  const said = useRef('');

  useEffect(() => {
    if (!sentence || sentence === said.current) return;
    const isFirst = said.current === '';
    said.current = sentence;
    // What was there when the page came is no news.
    if (isFirst) return;
    const timer = setTimeout(() => announce(sentence), delayMilliseconds);
    return () => clearTimeout(timer);
  }, [sentence]);
}
