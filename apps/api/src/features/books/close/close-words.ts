import type { BookPeriod } from '@comptoir/domain';

/** The names of the files of closes. They are ASCII (OFC-22). */
export const closeFileNames: Record<BookPeriod['kind'], string> = {
  day: 'clotures-jours.csv',
  month: 'clotures-mois.csv',
  year: 'clotures-annees.csv',
};

/** The titles of the columns that every close has. */
export const closeTitles = [
  'Période',
  'Clos le',
  'Nombre de ventes',
  'Ventes TTC',
  'Nombre de remboursements',
  'Remboursements TTC',
  'Net TTC',
  'Ventes par carte',
  'Ventes en espèces',
  'Remboursements par carte',
  'Remboursements en espèces',
  'Ventes en espèces présumées',
  'Espèces présumées non encaissées',
  'Commandes',
  'Payées',
  'Non payées',
  'Remises',
  'Frais de livraison',
  'Pourboires (hors ventes)',
  'Pourboires rendus (hors ventes)',
  'Premier numéro',
  'Dernier numéro',
  'Ventes TTC aux entreprises',
  'Remboursements TTC aux entreprises',
  'Commandes d’essai',
  'Duplicatas',
  'Écritures tardives',
  'Ventes passées aux entreprises',
  'Remboursements passés aux entreprises',
  'Réglages changés',
  'Total perpétuel des ventes',
  'Total perpétuel des remboursements',
  'Total perpétuel net',
  'Première écriture',
  'Dernière écriture',
  'Écriture de clôture',
  'Empreinte',
];

/** The titles of the columns of a rate, such as "10,00". */
export const rateTitles = (rate: string): string[] => [
  ...['HT', 'TVA', 'TTC'].map((part) => `Ventes ${part} à ${rate} %`),
  ...['HT', 'TVA', 'TTC'].map((part) => `Remboursements ${part} à ${rate} %`),
];
