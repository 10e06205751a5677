import { useFormat } from '@comptoir/web-app/messages';
import { useMessage } from '../messages/use-message.ts';
import type { ShopCart } from './cart/shop-cart.ts';

/** The day of the order. An empty string means today. */
export function useLaterDay({ slotAt, readyAt, now }: ShopCart): string {
  const say = useMessage();
  const format = useFormat();
  const at = slotAt ?? readyAt;
  const days = at ? now.toPlainDate().until(at.toPlainDate()).days : 0;
  if (!at || days === 0) return '';
  return days === 1 ? say('time.tomorrowDay') : format.weekdayName(at);
}
