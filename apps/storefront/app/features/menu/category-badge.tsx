import { categoryBadge, categoryOffers, laterOffer, type Offer } from '@comptoir/domain';
import { classNames } from '@comptoir/ui';
import { useFormat } from '@comptoir/web-app/messages';
import { badgeValues } from '../../messages/badge-values.ts';
import { useMessage } from '../../messages/use-message.ts';
import { offerBadgeClass } from './dish/offer-badge-class.ts';
import { useOrderTime } from './dish/use-order-time.ts';
import type { CategoryPlace } from './list-categories.ts';

interface CategoryBadgeProps {
  place: CategoryPlace;
  offers: Offer[];
  className?: string | undefined;
}

/** The badge is outlined if none of the category's offers is valid now (MNU-24 to MNU-26). */
export function CategoryBadge({ place: { category, menu }, offers, className }: CategoryBadgeProps) {
  const say = useMessage();
  const format = useFormat();
  const orderTime = useOrderTime();
  const badge = categoryBadge(offers, category);
  if (!badge) return null;
  const count = categoryOffers(offers, category).length;
  const isLater = laterOffer(badge, () => orderTime(menu)) !== null;
  return (
    <span
      className={classNames(offerBadgeClass(badge.kind, isLater), className)}
      data-testid="badge"
      data-badge={badge.code}
    >
      {say(`offer.category.${badge.kind}`, { ...badgeValues(badge, format), count })}
    </span>
  );
}
