import type { ReceiptLine } from '@comptoir/contract';
import type { LineFacts } from '@comptoir/domain';
import { writeOrigins } from './write-origins.ts';

type ToldFacts = Pick<ReceiptLine, 'origins' | 'isHomemade' | 'hasAlcohol' | 'isWithdrawable'>;

/** The facts of a line as receipts and recaps tell them: meats become sentences, absent if no origin is declared. */
export function tellFacts({ meats, ...marks }: LineFacts): ToldFacts {
  const origins = writeOrigins(meats);
  return { ...marks, ...(origins.length > 0 && { origins }) };
}
