import { type Category, categoryBadge, categoryOffers, type Offer } from '@comptoir/domain';
import { classNames } from '@comptoir/ui';
import { badgeValues } from '../../messages/badge-values.ts';
import { useFormat } from '../../messages/use-format.ts';
import { useMessage } from '../../messages/use-message.ts';
import { offerBadgeClass } from './dish/offer-badge-class.ts';

interface CategoryBadgeProps {
  category: Category;
  offers: Offer[];
  className?: string | undefined;
}

/** The badge of a category (MNU-24 to 26). */
export function CategoryBadge({ category, offers, className }: CategoryBadgeProps) {
  const say = useMessage();
  const format = useFormat();
  const badge = categoryBadge(offers, category);
  if (!badge) return null;
  const count = categoryOffers(offers, category).length;
  return (
    <span className={classNames(offerBadgeClass(badge.kind), className)} data-testid="badge" data-badge={badge.code}>
      {say(`offer.category.${badge.kind}`, { ...badgeValues(badge, format), count })}
    </span>
  );
}
