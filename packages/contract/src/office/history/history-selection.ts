import { type Mode, type Progress, progressStates } from '@comptoir/domain';
import * as z from 'zod/mini';
import { isPlainLine } from '../../wire/plain-text.ts';

/** What an order of the history may have besides its state. */
export const historyMarks = ['refunded', 'late', 'unanswered'] as const;
export type HistoryMark = (typeof historyMarks)[number];

/** Which orders of the history are wanted. What is absent selects nothing. */
export interface HistorySelection {
  /** Searched in number, name, phone and dishes; by managers in e-mail addresses too. */
  text?: string;
  /** The first and the last service day for which orders were promised, as "2026-11-20". */
  from?: string;
  to?: string;
  mode?: Mode;
  payment?: 'cash' | 'card';
  state?: Progress;
  mark?: HistoryMark;
}

/** The most signs of a search. */
export const longestSearch = 100;

const searchText = z.string().check(
  z.refine((text) => text.length <= longestSearch, { params: { longest: longestSearch } }),
  z.refine(isPlainLine, { params: { isHidden: true } }),
);

/** Years that a shop can have orders of. */
const [firstYear, lastYear] = ['2000', '2100'];

const day = z.iso.date().check(z.refine((text) => text >= firstYear && text < lastYear));

export const selectionShape = {
  text: z.exactOptional(searchText),
  from: z.exactOptional(day),
  to: z.exactOptional(day),
  mode: z.exactOptional(z.enum(['pickup', 'delivery'])),
  payment: z.exactOptional(z.enum(['cash', 'card'])),
  state: z.exactOptional(z.enum(progressStates)),
  mark: z.exactOptional(z.enum(historyMarks)),
};

/** Refuses a period that ends before it begins. */
export const isPeriod = z.refine<{ from?: string; to?: string }>(
  ({ from, to }) => from === undefined || to === undefined || from <= to,
  { path: ['to'], params: { isPeriodEnd: true } },
);

/** The selection as the query of an address, without what is absent or empty. */
export function selectionQuery(selection: HistorySelection): Record<string, string> {
  return Object.fromEntries(Object.entries(selection).filter(([, value]) => value));
}
