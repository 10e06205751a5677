import { decimalText } from '../../plugins/csv/decimal-text.ts';
import { fileWords as words } from '../report/file-words.ts';
import type { RegisteredTip } from './tip-repository.ts';

/** The titles of the register's file (PYX-91). */
export const tipTitles = [
  'Journée de service',
  'Commande',
  'Mode',
  'Pourboire',
  'Rendu au client',
  'Servie par',
  'Remis au personnel le',
  'Montant remis',
  'Noté par',
];

/** A line for each tip. Amounts are texts with a decimal comma. */
export function tipRow({ day, number, mode, takenCents, returnedCents, servedBy, handover }: RegisteredTip): string[] {
  return [
    day.toString(),
    String(number),
    words[mode],
    decimalText(takenCents),
    decimalText(returnedCents),
    servedBy ?? '',
    handover?.day.toString() ?? '',
    handover ? decimalText(handover.amountCents) : '',
    handover?.by ?? '',
  ];
}
