/** The fields of the company that an invoice is for, at the checkout and in the office. */
export const companyFieldWords = {
  companyName: 'Raison sociale',
  siren: 'SIREN ou SIRET',
  sirenHint: '9 ou 14 chiffres.',
  vatNumber: 'Nº de TVA (facultatif)',
  billingAddress: 'Adresse de facturation',
  billingPostalCode: 'Code postal',
  billingCity: 'Ville',
} as const;
