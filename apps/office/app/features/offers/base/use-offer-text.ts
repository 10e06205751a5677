import type { Menu, Offer } from '@comptoir/domain';
import { useFormat } from '@comptoir/web-app/messages';
import { describeOffer, type OfferText } from '@comptoir/words';
import { useMessage } from '../../../messages/use-message.ts';

/** Says an offer as the shop says it, and names its code (OFE-02). */
export function useOfferText(menus: Menu[]): (offer: Offer, code: string) => OfferText {
  const say = useMessage();
  const format = useFormat();
  return (offer, code) => {
    const text = describeOffer(offer, menus, say, format);
    return code === '' ? text : { ...text, how: say('offer.ticket.code', { code: code.toUpperCase() }) };
  };
}
