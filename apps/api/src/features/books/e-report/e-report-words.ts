import type { ReportCategory } from '@comptoir/domain';
import { createFormat } from '@comptoir/format';
import { writeSellerField } from '@comptoir/words';

const format = createFormat('fr', 'EUR');

/** Why a report can't be prepared, after "Ce rapport ne peut pas être préparé :" (BOK-44). */
export const blockedWords = {
  regime: 'le régime de TVA n’est pas choisi',
  exempt: 'sans TVA, demandez à votre comptable ce qui se déclare',
  legal: (field: string): string => `${writeSellerField(field)} manque ou n’est pas juste`,
  day: (day: Temporal.PlainDate): string => `la journée du ${format.date(day)} n’est pas close`,
  fault: (fault: { rate: number } | { category: ReportCategory }): string =>
    'rate' in fault
      ? `le taux de ${format.rate(fault.rate)} % n’est pas prévu par l’e-reporting`
      : `la catégorie ${fault.category} n’est jamais déclarée par la boutique`,
};

/** The titles of the columns of the CSV (L-A7). */
export const reportTitles = [
  'rapport',
  'type',
  'remplace',
  'siren',
  'jour',
  'categorie',
  'taux',
  'base',
  'tva',
  'ventes',
];
