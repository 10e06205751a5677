import { decimalText } from '../../plugins/csv/decimal-text.ts';
import { fileWords as words } from '../report/file-words.ts';
import type { RegisteredTip } from './tip-repository.ts';

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
