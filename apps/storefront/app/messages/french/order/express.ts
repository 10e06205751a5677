/** The sheet that orders a cart for pickup by a wallet. */
export const expressMessages = {
  title: 'Retrait express',
  close: 'Fermer le retrait express',
  seller: '{name}, vendeur',
  asap: 'Dès que possible · {time}',
  choose: 'Choisissez une heure',
  changeTime: 'Changer l’heure',
  changed: 'Le montant a changé : {old} → {new}.',
  goOn: 'Continuer à {amount}',
  none: 'Apple Pay et Google Pay ne sont pas disponibles sur cet appareil.',
  unreachable: 'Le paiement n’a pas pu être préparé. Rien n’a été débité.',
  uncounted: 'Le total n’a pas pu être vérifié.',
  toCheckout: 'Continuer la commande',
  retry: 'Réessayer',
  terms: 'Conditions générales',
};
