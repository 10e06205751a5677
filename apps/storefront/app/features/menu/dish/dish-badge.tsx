import { itemBadge, type MenuEntry, type Offer } from '@comptoir/domain';
import { classNames } from '@comptoir/ui';
import { useFormat } from '../../../messages/use-format.ts';
import { useMessage } from '../../../messages/use-message.ts';
import { useSite } from '../../../state/shop/shop-context.tsx';
import { formatBadgeValue, offerBadgeClass } from './format-badge.ts';

interface DishBadgeProps {
  entry: MenuEntry;
  offers: Offer[];
  className?: string | undefined;
}

/** The one offer badge of a dish; `data-badge` has the specification's code (MNU-22, MNU-23). */
export function DishBadge({ entry, offers, className }: DishBadgeProps) {
  const say = useMessage();
  const format = useFormat();
  const { currencySymbol } = useSite();
  const { item, category } = entry;
  const badge = itemBadge(offers, item, currencySymbol);
  if (!badge) return null;
  return (
    <span className={classNames(offerBadgeClass(badge.kind), className)} data-testid="badge" data-badge={badge.code}>
      {say(`offer.badge.${badge.kind}`, { ...formatBadgeValue(badge, format), gender: category.gender })}
    </span>
  );
}
