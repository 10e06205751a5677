/** The words of the accountant's files (REP-09). */
export const fileWords = {
  card: 'carte',
  cash: 'espèces',
  pickup: 'retrait',
  delivery: 'livraison',
  sale: 'vente',
  refund: 'remboursement',
  public: 'particulier',
  company: 'entreprise',
} as const;

export const salesTitles = [
  'Date',
  'Journée de service',
  'Commande',
  'Type',
  'Mode',
  'Paiement',
  'Taux',
  'Net',
  'TVA',
  'TTC',
  'Canal',
];

export const journalTitles = [
  'Journée de service',
  'Paiement',
  'Taux',
  'Compte de ventes',
  'Net',
  'Compte de TVA',
  'TVA',
  'Compte d’encaissement',
  'TTC',
];
