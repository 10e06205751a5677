import type { Progress } from '../order/progress/progress.ts';

const withoutTicket: readonly Progress[] = ['new', 'refused', 'no_show'];

/** Whether the kitchen has a paper of an order: paper means accepted, or that an accepted order was cancelled (TCK-04, TCK-05). */
export const hasKitchenTicket = (state: Progress): boolean => !withoutTicket.includes(state);
