export const orderMessages = {
  unknown: 'Aucune commande {number}',
  unknownText: 'Aucune commande de ce numéro n’est arrivée en cuisine.',
} as const;
