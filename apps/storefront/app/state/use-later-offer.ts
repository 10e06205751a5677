import { itemBadge, laterOffer, type MenuEntry } from '@comptoir/domain';
import { useFormat } from '@comptoir/web-app/messages';
import { sayPeriods } from '@comptoir/words';
import { badgeValues } from '../messages/badge-values.ts';
import { useMessage } from '../messages/use-message.ts';
import { useCatalogue, useSite } from './shop/shop-context.tsx';

/** A text such as "1 achetée = 1 offerte, valable le mardi." Empty if no offer is valid at another time. */
export function useLaterOffer(): (entry: MenuEntry, orderTime: Temporal.ZonedDateTime | null) => string {
  const say = useMessage();
  const format = useFormat();
  const { currencySymbol } = useSite();
  const offers = useCatalogue((catalogue) => catalogue.offers);
  return ({ item, category }, orderTime) => {
    const badge = itemBadge(offers, item, currencySymbol);
    const later = badge && laterOffer(badge, () => orderTime);
    if (!badge || !later) return '';
    const values = { ...badgeValues(badge, format), gender: category.gender };
    const offer = say(`offer.badge.${badge.kind}`, values);
    return say('offer.valid', { offer, periods: sayPeriods(later, say, format) });
  };
}
