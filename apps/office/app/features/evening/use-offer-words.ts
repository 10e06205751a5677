import type { Evening } from '@comptoir/contract';
import { useFormat } from '@comptoir/web-app/messages';
import { useMessage } from '../../messages/use-message.ts';

type Offer = Evening['offers'][number];

export function useOfferWords(): (offer: Offer) => string {
  const say = useMessage();
  const format = useFormat();
  return ({ offerId, type, percentBp, amountCents, minimumCents }) => {
    const words = say(`evening.offer.${type ?? 'unknown'}`, {
      percent: format.rate(percentBp),
      amount: format.money(amountCents),
      id: offerId,
    });
    return minimumCents > 0 ? `${words}, ${say('evening.offer.from', { amount: format.money(minimumCents) })}` : words;
  };
}
