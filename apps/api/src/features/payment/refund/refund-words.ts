export const refundMailWords = {
  hello: (firstName: string) => `Bonjour ${firstName},`,
  card: (amount: string, order: number) =>
    `Nous avons remboursé ${amount} sur la carte qui a payé votre commande nº ${order}.`,
  cash: (amount: string, order: number) =>
    `Nous vous avons rendu ${amount} en espèces pour votre commande nº ${order}.`,
  soon: 'La somme apparaît sur votre compte sous quelques jours, selon votre banque.',
  whole: 'Votre commande',
  tip: (amount: string) => `Votre pourboire pour l’équipe : ${amount}`,
  amount: (amount: string) => `Montant remboursé : ${amount}`,
  subject: (order: number, restaurant: string) => `Remboursement de votre commande nº ${order} chez ${restaurant}`,
};
