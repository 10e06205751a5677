/** What is wrong with the printers of a restaurant. */
export const printerWords = {
  sameId: 'Ce code est déjà celui d’une autre imprimante',
  sameName: 'Une autre imprimante a déjà ce nom',
  notAllowed:
    'Aucune imprimante n’est permise à cette adresse : il faut le réseau du restaurant, et un port de 9100 à 9109 ou 4000',
};
