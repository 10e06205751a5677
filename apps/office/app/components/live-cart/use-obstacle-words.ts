import type { Rehearsal } from '@comptoir/contract';
import { indexItems, type Menu, type Offer, offerCategories, offerGender } from '@comptoir/domain';
import { useFormat } from '@comptoir/web-app/messages';
import { describeOffer, sayPeriods } from '@comptoir/words';
import { useMessage } from '../../messages/use-message.ts';

type Obstacle = NonNullable<NonNullable<Rehearsal['cart']>['quote']>['obstacles'][number];

/** Says which offer gives nothing and why, with the shop's own reasons. */
export function useObstacleWords(menus: Menu[], offers: Offer[]): (obstacle: Obstacle) => string {
  const say = useMessage();
  const format = useFormat();
  const entries = indexItems(menus);

  function sayTargets(offer: Offer): string {
    const dishes = offer.itemIds.flatMap((id) => entries.get(id)?.item.name ?? []);
    const names = dishes.length > 0 ? dishes : offerCategories(offer, entries.values()).map(({ name }) => name);
    return names.length > 0 ? say('sample.obstacle.items', { names: format.list(names) }) : say('sample.obstacle.menu');
  }

  function sayReason({ kind, mode, missingCents }: Obstacle, offer: Offer | undefined): string {
    if (kind === 'coupon_invalid' || !offer) return say('sample.obstacle.over');
    switch (kind) {
      case 'mode':
        return say(`sample.obstacle.${mode ?? 'pickup'}`);
      case 'time':
        return say('sample.obstacle.time', { periods: sayPeriods(offer, say, format) });
      case 'items':
        return sayTargets(offer);
      case 'pair':
        return say('sample.obstacle.pair', { gender: offerGender(offer, entries.values()) });
      case 'minimum':
        return say('sample.obstacle.minimum', { missing: format.money(missingCents ?? 0) });
      case 'worthless':
        return say(offer.type === 'free_item' ? 'sample.obstacle.noGift' : 'sample.obstacle.outdone');
    }
  }

  return (obstacle) => {
    const offer = offers.find(({ id }) => id === obstacle.offerId);
    const name = obstacle.code ?? (offer ? describeOffer(offer, menus, say, format).title : say('sample.offer'));
    return say('sample.unmet', { name, reason: sayReason(obstacle, offer) });
  };
}
