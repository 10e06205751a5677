import { itemBadge, laterOffer, type MenuEntry, type Offer } from '@comptoir/domain';
import { classNames } from '@comptoir/ui';
import { useFormat } from '@comptoir/web-app/messages';
import { badgeValues } from '../../../messages/badge-values.ts';
import { sayDays } from '../../../messages/say-days.ts';
import { useMessage } from '../../../messages/use-message.ts';
import { useSite } from '../../../state/shop/shop-context.tsx';
import { offerBadgeClass } from './offer-badge-class.ts';
import { useOrderTime } from './use-order-time.ts';

interface DishBadgeProps {
  entry: MenuEntry;
  offers: Offer[];
  className?: string | undefined;
}

/** `data-badge` is the specification's code (MNU-22, MNU-23). The badge of an offer at another time is outlined. */
export function DishBadge({ entry, offers, className }: DishBadgeProps) {
  const say = useMessage();
  const format = useFormat();
  const { currencySymbol } = useSite();
  const orderTime = useOrderTime();
  const { item, category, menu } = entry;
  const badge = itemBadge(offers, item, currencySymbol);
  if (!badge) return null;
  const later = laterOffer(badge, () => orderTime(menu));
  const values = { ...badgeValues(badge, format), gender: category.gender };
  return (
    <span
      className={classNames(offerBadgeClass(badge.kind, later !== null), className)}
      data-testid="badge"
      data-badge={badge.code}
    >
      {later
        ? say('offer.badge.later', {
            days: sayDays(later, say, format),
            badge: say(`offer.short.${badge.kind}`, values),
          })
        : say(`offer.badge.${badge.kind}`, values)}
    </span>
  );
}
