import { Button, Note } from '@comptoir/ui';
import { useFormat } from '@comptoir/web-app/messages';
import { type Say, useMessage } from '../../../messages/use-message.ts';
import { useIsCartLocked } from '../../../state/cart/cart-lock.ts';
import { cartObstacle } from '../../../state/cart/cart-obstacle.ts';
import { changeCart } from '../../../state/cart/cart-store.ts';
import { readShopCart } from '../../../state/cart/read-shop-cart.ts';
import { isLineOnSale, type ShopCart } from '../../../state/cart/shop-cart.ts';
import { useShop } from '../../../state/shop/shop-context.tsx';

/** The unavailable dishes, each once, and the grammatical gender for the sentence about them. */
function soldOutDishes({ lines, items, ...cart }: ShopCart): { names: string[]; gender: string } {
  const gone = lines.filter((line) => !isLineOnSale(line, { items, ...cart }));
  const entries = [...new Set(gone.flatMap(({ itemId }) => items.get(itemId) ?? []))];
  const isAllFeminine = entries.every(({ category }) => category.gender === 'f');
  return { names: entries.map(({ item }) => item.name), gender: isAllFeminine ? 'f' : 'm' };
}

function sayRemoval(say: Say, count: number, gender: string, total: string | null, isOrdering: boolean): string {
  const values = { count, gender };
  if (total === null) return say('cart.removeGone', values);
  return say(isOrdering ? 'cart.removeAndOrder' : 'cart.removeAndGoOn', { ...values, total });
}

interface SoldOutNoteProps {
  cart: ShopCart;
  /** Continues without the sold-out dishes. Absent if another component has the button. */
  onOrder?: () => void;
  onRemoved?: () => void;
}

/** One tap removes the sold-out dishes and continues with the order (STK-15). */
export function SoldOutNote({ cart, onOrder, onRemoved }: SoldOutNoteProps) {
  const say = useMessage();
  const format = useFormat();
  const shop = useShop();
  const isLocked = useIsCartLocked();
  const { names, gender } = soldOutDishes(cart);
  if (!cart.isReady || names.length === 0) return null;

  const rest = readShopCart(shop, (line) => isLineOnSale(line, cart));
  const isRestOrderable = rest.lines.length > 0 && cartObstacle(rest) === null;
  const total = isRestOrderable ? format.money(rest.priced.totalCents) : null;
  const remove = () => {
    const kept = new Set(rest.lines.map(({ id }) => id));
    changeCart((known) => ({ ...known, lines: known.lines.filter(({ id }) => kept.has(id)) }));
    onRemoved?.();
    if (isRestOrderable) onOrder?.();
  };
  return (
    <Note kind="error">
      <p>{say('cart.soldOutNotice', { names: format.list(names), count: names.length, gender })}</p>
      <Button kind="outline" isSmall disabled={isLocked} onClick={remove}>
        {sayRemoval(say, names.length, gender, total, onOrder !== undefined)}
      </Button>
    </Note>
  );
}
