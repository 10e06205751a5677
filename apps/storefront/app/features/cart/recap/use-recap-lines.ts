import { lineFacts } from '@comptoir/domain';
import { tellFacts } from '@comptoir/words';
import { useMessage } from '../../../messages/use-message.ts';
import { giftOptions } from '../../../state/cart/gift-options.ts';
import type { ShopCart } from '../../../state/cart/shop-cart.ts';
import { useItemLook } from '../../../state/shop/use-item-look.ts';
import { giftDetails, lineDetails } from '../lines/line-details.ts';
import { sayNote } from '../lines/say-note.ts';
import type { RecapLine } from './recap-lines.tsx';

export function useRecapLines(cart: ShopCart): RecapLine[] {
  const say = useMessage();
  const lookOf = useItemLook();
  const nameOf = (itemId: number) => cart.items.get(itemId)?.item.name ?? '';

  const lines = cart.priced.lines.map((priced) => {
    const item = cart.items.get(priced.itemId)?.item;
    const line = cart.lines[priced.index];
    const details = item && line ? [lineDetails(item, line.options, say), line.note && sayNote(line.note, say)] : [];
    return {
      ...lookOf(priced.itemId),
      name: nameOf(priced.itemId),
      details: details.filter(Boolean).join(' · '),
      quantity: priced.quantity,
      totalCents: priced.totalCents,
      isFree: false,
      ...(item && line && tellFacts(lineFacts(item, line.options))),
    };
  });
  const gifts = cart.priced.freeItems.map(({ itemId, quantity }) => {
    const item = cart.items.get(itemId)?.item;
    const details = item ? giftDetails(item, cart, say) : '';
    const facts = item && tellFacts(lineFacts(item, giftOptions(item, cart)));
    return { ...lookOf(itemId), name: nameOf(itemId), details, quantity, totalCents: 0, isFree: true, ...facts };
  });
  return [...lines, ...gifts];
}
