import { phoneLink, type Settings } from '@comptoir/contract';
import { workOf } from '@comptoir/domain';
import { linkStyles, Note } from '@comptoir/ui';
import { useMessage } from '../../../messages/use-message.ts';
import type { ShopCart } from '../../../state/cart/shop-cart.ts';
import { workOfCart } from '../../../state/cart/work-of-cart.ts';
import { useCatalogue } from '../../../state/shop/shop-context.tsx';

interface LargeOrder {
  /** The most dishes like these that the kitchen makes for one order. */
  most: number;
  /** Their category's name; null for dishes of several. */
  category: string | null;
}

/** Null if the kitchen can make the cart in some service of the next seven days. */
function largeOrderOf(cart: ShopCart, settings: Settings): LargeOrder | null {
  const work = workOfCart(cart, settings);
  const post = settings.dishPosts.find(({ id, most }) => most !== undefined && (work?.[id] ?? 0) > most);
  if (post?.most === undefined) return null;
  const { id, most } = post;
  const worked = cart.lines.filter((line) => (workOf([line], cart.items, settings.dishPosts)[id] ?? 0) > 0);
  const dishes = worked.reduce((count, line) => count + line.quantity, 0);
  const categories = new Set(worked.map(({ itemId }) => cart.items.get(itemId)?.category.name));
  const [category = null] = categories;
  return { most: Math.floor((most * dishes) / (work?.[id] ?? 1)), category: categories.size === 1 ? category : null };
}

/** Says before the checkout that the cart is more than the kitchen can make for any time, and whom to call (CAP-11). */
export function LargeOrderNote({ cart }: { cart: ShopCart }) {
  const say = useMessage();
  const settings = useCatalogue((catalogue) => catalogue.settings);
  const order = cart.isReady ? largeOrderOf(cart, settings) : null;
  if (!order) return null;
  const { phone } = settings.contacts;
  const dishes = order.category?.toLowerCase() ?? say('cart.dishes');
  return (
    <Note kind="warm" icon="info">
      <p role="status" data-testid="large-order">
        <b>{order.most > 0 ? say('cart.callForMore', { count: order.most, dishes }) : say('cart.call')}</b>{' '}
        <a className={linkStyles.link} href={phoneLink(phone) ?? undefined}>
          {phone}
        </a>
      </p>
    </Note>
  );
}
