import { forgetKept } from '../platform/kept-value.ts';

/** The key of the stored board: orders with names and addresses, for the session only. */
export const keptBoardKey = 'office-board';

/** Deletes the stored board when a session ends (OFC-15). */
export const forgetBoard = (): Promise<void> => forgetKept(keptBoardKey);
