import type { Weekday } from '@comptoir/domain';

const weekday: Record<Weekday, string> = {
  mon: 'lundi',
  tue: 'mardi',
  wed: 'mercredi',
  thu: 'jeudi',
  fri: 'vendredi',
  sat: 'samedi',
  sun: 'dimanche',
};

/** The texts of an offer's ticket in the shop (MNU-31), which the office's editor shows too (OFE-02). */
export const offerTicketWords = {
  bogo: '{gender, select, m {1\u00a0acheté, 1\u00a0offert} other {1\u00a0achetée, 1\u00a0offerte}}',
  percentage: '−{value} %',
  fixed_amount: '−{amount}',
  free_item: '{name} offert',
  free_item_any: 'Un plat offert',
  free_delivery: 'Livraison offerte',
  other: 'Offre',
  on: 'Sur {names}.',
  onAll: 'Sur toute la commande.',
  from: 'Dès {amount} de commande.',
  automatic: 'Appliquée automatiquement',
  withCode: 'Avec un code promo',
  code: 'Avec le code {code}',
  pickup: 'Retrait seulement',
  delivery: 'Livraison seulement',
} as const;

/** The texts of an offer's periods. */
export const offerTimeWords = { onDays: 'le {days}', between: 'de {start} à {end}', weekday } as const;

type OfferWordId =
  | `offer.ticket.${keyof typeof offerTicketWords}`
  | `time.${'onDays' | 'between'}`
  | `time.weekday.${Weekday}`;

/** Formats a message by its id. A site may have its own words for it. */
export type SayOffer = (id: OfferWordId, values?: Record<string, string | number>) => string;
