import { type Category, categoryBadge, categoryOffers, type Offer } from '@comptoir/domain';
import { useFormat } from '../../messages/use-format.ts';
import { useMessage } from '../../messages/use-message.ts';
import { badgeClass, formatBadgeValue } from './format-badge.ts';

/** The badge of a category (MNU-24 to 26). */
export function CategoryBadge({ category, offers }: { category: Category; offers: Offer[] }) {
  const say = useMessage();
  const format = useFormat();
  const badge = categoryBadge(offers, category);
  if (!badge) return null;
  const count = categoryOffers(offers, category).length;
  return (
    <span className={badgeClass(badge.kind)} data-testid="badge" data-badge={badge.code}>
      {say(`offer.category.${badge.kind}`, { ...formatBadgeValue(badge, format), count })}
    </span>
  );
}
