export const refundRefusalWords = {
  notByCard: (order: number) => `La commande ${order} n’a pas été payée par carte : il n’y a rien à rembourser.`,
  noLine: (order: number, line: number) => `La commande ${order} n’a pas de ligne ${line + 1}.`,
  lineDone: (order: number, line: number) => `La ligne ${line + 1} de la commande ${order} est déjà remboursée.`,
  done: (order: number) => `La commande ${order} est déjà remboursée.`,
  tooMuch: (order: number) => `Il reste moins que ce montant à rembourser dans la commande ${order}.`,
  nothingLeft: (order: number) => `Il n’en reste rien à rembourser dans la commande ${order}.`,
};

export const refundMailWords = {
  hello: (firstName: string) => `Bonjour ${firstName},`,
  done: (amount: string, order: number) =>
    `Nous avons remboursé ${amount} sur la carte qui a payé votre commande nº ${order}.`,
  soon: 'La somme apparaît sur votre compte sous quelques jours, selon votre banque.',
  whole: 'Votre commande',
  amount: (amount: string) => `Montant remboursé : ${amount}`,
  subject: (order: number, restaurant: string) => `Remboursement de votre commande nº ${order} chez ${restaurant}`,
};
