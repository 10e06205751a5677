import { forgetKept } from '../platform/kept-value.ts';

/** Where the browser keeps the board's last state: orders with names and addresses, for whoever is signed in. */
export const keptBoardKey = 'office-board';

/** Forgets it: whoever was signed in is not any more (OFC-15). */
export const forgetBoard = (): Promise<void> => forgetKept(keptBoardKey);
