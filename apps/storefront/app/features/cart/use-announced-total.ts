import { useFormat } from '@comptoir/web-app/messages';
import { useEffect, useRef } from 'react';
import { useMessage } from '../../messages/use-message.ts';
import type { ShopCart } from '../../state/cart/shop-cart.ts';
import { announce } from '../../state/page/announcement-store.ts';

/** The total is announced after this delay, because a screen reader must first announce the change. */
const delayMilliseconds = 900;

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
    // Screen readers hear changes of the total only, not its first value.
    if (isFirst) return;
    const timer = setTimeout(() => announce(sentence), delayMilliseconds);
    return () => clearTimeout(timer);
  }, [sentence]);
}
