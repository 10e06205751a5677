import { itemPriceCents, type MenuEntry, readyFrom, reducedPriceCents } from '@comptoir/domain';
import { Money } from '../../../messages/money.tsx';
import { Text } from '../../../messages/text.tsx';
import { useMode } from '../../../state/location/location-store.ts';
import { useCatalogue } from '../../../state/shop/shop-context.tsx';
import { useNow } from '../../../state/shop/use-now.ts';
import dishStyles from './dish.module.css';

/** What a dish costs now; beside it the price that a percentage for everybody reduced. */
export function DishPrice({ entry }: { entry: MenuEntry }) {
  const { item, menu } = entry;
  const now = useNow();
  const mode = useMode();
  const offers = useCatalogue((catalogue) => catalogue.offers);
  const { exceptions } = useCatalogue((catalogue) => catalogue.settings.scheduling);
  const cents = itemPriceCents(item, mode);
  const orderTime = () => readyFrom([menu], mode, now, exceptions);
  const isTimed = offers.some(({ type, activeTimes }) => type === 'percentage' && activeTimes.length > 0);
  const nowCents = reducedPriceCents(item, cents, { offers, mode, orderTime: isTimed ? orderTime() : null });
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
