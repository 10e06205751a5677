import { Note } from '@comptoir/ui';
import { useFormat } from '@comptoir/web-app/messages';
import { useMessage } from '../../../messages/use-message.ts';
import { forbiddenAlcohol } from '../run/checkout-context.ts';
import type { Checkout } from '../run/use-checkout.ts';

/** Names the drinks that an order as soon as possible may not contain (LAW-22). */
export function SoonDrinks({ cart }: Pick<Checkout, 'cart'>) {
  const say = useMessage();
  const format = useFormat();
  const drinks = forbiddenAlcohol(cart, null);
  return drinks.length > 0 && <Note kind="warm">{say('checkout.when.noDrinks', { names: format.list(drinks) })}</Note>;
}
