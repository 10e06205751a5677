/** The page that shows and prints a paper of an order. */
export const ticketMessages = {
  heading: '{paper, select, kitchen {Ticket cuisine} other {Reçu du client}}',
  print: 'Imprimer',
  printCopy: 'Imprimer un duplicata',
  close: 'Fermer',
  none: 'Rien à imprimer',
  unknown: 'Cette commande n’est pas arrivée en cuisine.',
  notAccepted: 'Le ticket s’imprime une fois la commande acceptée.',
} as const;
