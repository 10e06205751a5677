/** The name of the file of invoices. It is ASCII (OFC-22). */
export const invoicesFileName = (month: string | undefined): string =>
  month === undefined ? 'factures.csv' : `factures-${month}.csv`;

export const invoiceTitles = [
  'Numéro',
  'Nature',
  'Date',
  'Commande',
  'Entreprise',
  'SIREN',
  'Montant TTC',
  'Facture d’origine',
  'Déposée le',
];

export const invoiceKindWords = { invoice: 'Facture', credit: 'Avoir' } as const;
