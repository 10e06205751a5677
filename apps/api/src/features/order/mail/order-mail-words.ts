export const questionWords = (contacts: string) => `Une question ? ${contacts}`;

export const orderMailWords = {
  thanks: (firstName: string) => `Merci ${firstName}, votre commande est enregistrée.`,
  arrived: (person: string) => `Nouvelle commande de ${person}.`,
  arrivedOfDeleted:
    'Nouvelle commande. Le compte de son client vient d’être supprimé : son nom, son téléphone et son adresse sont effacés.',
  dinerSubject: (number: number, restaurant: string) => `Votre commande nº ${number} chez ${restaurant}`,
  subject: (number: number) => `Commande nº ${number}`,
};
