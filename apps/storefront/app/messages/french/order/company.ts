/** The form of the company that an order is for. */
export const companyMessages = {
  legend: 'Entreprise',
  hint: 'Pour une entreprise en France. La facture arrive par e-mail dès que la commande est payée.',
  companyName: 'Raison sociale',
  siren: 'SIREN ou SIRET',
  sirenHint: '9 ou 14 chiffres.',
  vatNumber: 'Nº de TVA (facultatif)',
  billingAddress: 'Adresse de facturation',
  billingPostalCode: 'Code postal',
  billingCity: 'Ville',
  reference: 'Votre référence (facultatif)',
};
