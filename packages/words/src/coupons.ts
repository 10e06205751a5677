import { errorWords } from './errors.ts';

/** The reason why a coupon or an offer has no effect, shown after its name: "PIZZA10 : il manque 4,00 €." */
export const obstacleWords = {
  over: 'l’offre est terminée',
  pickup: 'réservé au retrait',
  delivery: 'réservé à la livraison',
  time: 'valable {periods}',
  items: 'valable sur {names}',
  menu: 'aucun plat du panier n’est concerné',
  pair: '{gender, select, m {il en faut deux, le moins cher est offert} other {il en faut deux, la moins chère est offerte}}',
  minimum: 'il manque {missing}',
  noGift: 'le cadeau n’est pas disponible',
  outdone: 'une autre remise est plus avantageuse',
} as const;

export const couponWords = {
  open: 'Ajouter un code promo',
  label: 'Code promo',
  apply: 'Appliquer',
  checking: 'Vérification…',
  valid: 'Code {code} appliqué',
  validAmount: 'Code {code} appliqué : −{amount}',
  unmet: '{code} : {reason}.',
  invalid: `${errorWords.coupon_invalid}.`,
  remove: 'Retirer le code',
} as const;
