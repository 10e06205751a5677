import type { BoardOrder } from '@comptoir/contract';

/** True if a dish of the order, or a choice of one, is an alcoholic drink. */
export function hasAlcohol({ lines }: Pick<BoardOrder, 'lines'>): boolean {
  return lines.some((line) => line.hasAlcohol);
}
