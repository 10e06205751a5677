/** Apple Pay, Google Pay and Link at the payment step. */
export const walletMessages = {
  or: '{first} ou {second}',
  hint: 'Payez sur votre appareil, maintenant',
  duty: 'En touchant ce bouton, vous commandez avec obligation de paiement : {amount}.',
  item: { order: 'Commande', delivery: 'Livraison', tip: 'Pourboire' },
  late: 'Le paiement n’a pas pu démarrer. Rien n’a été débité.',
};
