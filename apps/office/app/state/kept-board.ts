import { forgetKept } from '../platform/kept-value.ts';

/** The stored board contains names and addresses, so it is deleted with the session. */
export const keptBoardKey = 'office-board';

export const forgetBoard = (): Promise<void> => forgetKept(keptBoardKey);
