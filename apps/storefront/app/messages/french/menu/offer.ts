import { offerTicketWords } from '@comptoir/words';

/** Texts of the offers' badges (MNU-23, MNU-25) and tickets (MNU-31). */
export const offerMessages = {
  badge: {
    bogo: '{gender, select, m {1 acheté = 1 offert} other {1 achetée = 1 offerte}}',
    percentage: '−{value} %',
    fixed_amount: '−{amount}',
    free_item: 'Offert',
    offer: 'Offre',
    later: '{days} : {badge}',
  },
  /** These texts are short, because the days of the offer are beside them. */
  short: {
    bogo: '{gender, select, m {1 = 1 offert} other {1 = 1 offerte}}',
    percentage: '−{value} %',
    fixed_amount: '−{amount}',
    free_item: 'offert',
    offer: 'offre',
  },
  valid: '{offer}, valable {periods}.',
  category: {
    bogo: '1 + 1',
    percentage: '−{value} %',
    fixed_amount: '−{amount}',
    free_item: 'Offert',
    offer: '{count, plural, one {# offre} other {# offres}}',
  },
  ticket: offerTicketWords,
} as const;
