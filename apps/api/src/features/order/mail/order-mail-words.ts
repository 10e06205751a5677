export const questionWords = (contacts: string) => `Une question ? ${contacts}`;

export const orderMailWords = {
  seller: (seller: string) => `Vendeur : ${seller}`,
  vatNumber: (number: string) => `TVA ${number}`,
  first: {
    greeting: (firstName: string) => `Merci ${firstName}, votre commande est enregistrée.`,
    subject: (number: number, restaurant: string) => `Votre commande nº ${number} chez ${restaurant}`,
  },
  again: {
    greeting: (firstName: string, number: number) =>
      `Bonjour ${firstName}, voici de nouveau le reçu de votre commande nº ${number}.`,
    subject: (number: number, restaurant: string) => `Reçu de votre commande nº ${number} chez ${restaurant}`,
  },
  /** `names` are the dishes that can be given back: "Côtes-du-rhône". */
  withdrawal: (names: string) =>
    `Rétractation possible : ${names} se rend sans motif, fermé, dans les quatorze jours qui suivent la remise. Utilisez « Renoncer au contrat ici » sur la page de votre commande, ou écrivez-nous.`,
  modelForm: 'Formulaire type de rétractation',
  arrived: (person: string) => `Nouvelle commande de ${person}.`,
  arrivedOfDeleted:
    'Nouvelle commande. Le compte de son client vient d’être supprimé : son nom, son téléphone et son adresse sont effacés.',
  subject: (number: number) => `Commande nº ${number}`,
};
