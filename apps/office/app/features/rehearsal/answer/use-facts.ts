import type { Rehearsal } from '@comptoir/contract';
import type { Menu, Offer } from '@comptoir/domain';
import { useFormat } from '@comptoir/web-app/messages';
import { describeOffer } from '@comptoir/words';
import { useMessage } from '../../../messages/use-message.ts';
import { useSite } from '../../../state/site.ts';
import type { Facts } from './fact.ts';
import { type FactWords, tellFacts } from './tell-facts.ts';

/** Tells the facts of rehearsals in French. The offers are those of the rehearsed catalogue. */
export function useFacts(): (rehearsal: Rehearsal, sold: { menus: Menu[]; offers: Offer[] }) => Facts {
  const say = useMessage();
  const format = useFormat();
  const { timeZone } = useSite();
  return (rehearsal, { menus, offers }) => {
    const words: FactWords = {
      say,
      format,
      timeZone,
      nameOffer: (id) => {
        const offer = offers.find((known) => known.id === id);
        if (!offer) return say('sample.offer');
        const { title, on } = describeOffer(offer, menus, say, format);
        return [title, on.replace(/\.$/, '')].filter(Boolean).join(' · ');
      },
    };
    return tellFacts(rehearsal, words);
  };
}
