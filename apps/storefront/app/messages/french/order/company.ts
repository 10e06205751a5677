import { companyFieldWords } from '@comptoir/words';

/** The form of the company that an order is for. */
export const companyMessages = {
  ...companyFieldWords,
  legend: 'Entreprise',
  hint: 'Pour une entreprise en France. La facture arrive par e-mail dès que la commande est payée.',
  reference: 'Votre référence (facultatif)',
};
