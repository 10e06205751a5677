import type { BoardOrder } from '@comptoir/contract';

/** A diner as the kitchen calls them: "Camille M." */
export function orderName({ customer: { firstName, initial } }: Pick<BoardOrder, 'customer'>): string {
  return initial ? `${firstName} ${initial}.` : firstName;
}
