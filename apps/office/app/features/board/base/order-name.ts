import type { BoardOrder } from '@comptoir/contract';

/** The short name of a diner: "Camille M." */
export function orderName({ customer: { firstName, initial } }: Pick<BoardOrder, 'customer'>): string {
  return initial ? `${firstName} ${initial}.` : firstName;
}
