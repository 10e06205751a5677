import type { BoardOrder } from '@comptoir/contract';

/** A customer's short name, such as "Camille M." */
export function orderName({ customer: { firstName, initial } }: Pick<BoardOrder, 'customer'>): string {
  return initial ? `${firstName} ${initial}.` : firstName;
}
