import { itemPriceCents, type MenuEntry, reducedPriceCents } from '@comptoir/domain';
import { Money } from '../../../messages/money.tsx';
import { Text } from '../../../messages/text.ts';
import { useMode } from '../../../state/location/location-store.ts';
import { useCatalogue } from '../../../state/shop/shop-context.tsx';
import dishStyles from './dish.module.css';
import { useOrderTime } from './use-order-time.ts';

export function DishPrice({ entry }: { entry: MenuEntry }) {
  const { item, menu } = entry;
  const mode = useMode();
  const offers = useCatalogue((catalogue) => catalogue.offers);
  const orderTime = useOrderTime();
  const cents = itemPriceCents(item, mode);
  const isTimed = offers.some(({ type, activeTimes }) => type === 'percentage' && activeTimes.length > 0);
  const nowCents = reducedPriceCents(item, cents, { offers, mode, orderTime: isTimed ? orderTime(menu) : null });
  if (nowCents === cents) return <Money cents={cents} />;
  return (
    <>
      <Money cents={nowCents} className={dishStyles.reduced} />
      <s>
        <Text id="menu.insteadOf" className="visually-hidden" />
        <Money cents={cents} />
      </s>
    </>
  );
}
