import { discountWords, obstacleWords } from '@comptoir/words';

/** A sample cart with its price, on the pages of the rehearsal and of the offers. */
export const sampleMessages = {
  search: 'Ajouter un plat au panier d’essai',
  found: '{count, plural, =0 {Aucun plat trouvé} one {# plat trouvé} other {# plats trouvés}}',
  none: 'Aucun plat en vente ne porte ce nom.',
  empty: 'Le panier d’essai est vide : cherchez un plat et ajoutez-le.',
  lines: 'Panier d’essai',
  less: 'Une unité de moins : {name}',
  more: 'Une unité de plus : {name}',
  counting: 'Calcul du total…',
  refused: 'Cette commande serait refusée : {reason}.',
  line: '{quantity} × {name}',
  free: 'Offert',
  subtotal: 'Sous-total',
  off: '−{amount}',
  waived: 'au lieu de {amount}',
  delivery: 'Livraison',
  total: 'Total',
  vat: 'dont TVA {amount}',
  offer: 'Offre',
  unmet: '{name} : {reason}.',
  obstacle: obstacleWords,
  discount: { delivery: discountWords.delivery, gift: discountWords.gift },
} as const;
