import type { HistoryMark, HistorySelection } from '@comptoir/contract';
import type { Mode, Progress } from '@comptoir/domain';
import { create } from 'zustand';

export const periods = ['today', 'yesterday', 'week', 'month', 'all', 'chosen'] as const;
type Period = (typeof periods)[number];

/** What is chosen on the history's page. Empty texts choose nothing. */
export interface HistoryView {
  text: string;
  period: Period;
  /** The days of a chosen period, as date fields write them. */
  from: string;
  to: string;
  mode: Mode | '';
  payment: 'cash' | 'card' | '';
  state: Progress | '';
  mark: HistoryMark | '';
}

const usual: HistoryView = { text: '', period: 'month', from: '', to: '', mode: '', payment: '', state: '', mark: '' };

/** The choice outlives the page, so that the way back from an order leads to it. No address holds it, because it may be a name (OFC-22). */
export const useHistoryStore = create<HistoryView>(() => usual);

export function changeView(change: Partial<HistoryView>): void {
  useHistoryStore.setState(change);
}

/** Days before today on which a period begins. */
const daysBack: Record<Exclude<Period, 'all' | 'chosen'>, number> = { today: 0, yesterday: 1, week: 6, month: 29 };

/** The selection of a view. `today` is a service day, null for the kitchen, whose history has no periods. */
export function selectionOf(view: HistoryView, today: Temporal.PlainDate | null): HistorySelection {
  const { text, mode, payment, state, mark } = view;
  return {
    ...(text.trim() && { text: text.trim() }),
    ...(today && daysOf(view, today)),
    ...(mode && { mode }),
    ...(payment && { payment }),
    ...(state && { state }),
    ...(mark && { mark }),
  };
}

function daysOf({ period, from, to }: HistoryView, today: Temporal.PlainDate): Pick<HistorySelection, 'from' | 'to'> {
  if (period === 'all') return {};
  if (period === 'chosen') return { ...(from && { from }), ...(to && { to }) };
  // Orders for a later day belong to the last days, too.
  const first = today.subtract({ days: daysBack[period] }).toString();
  return { from: first, ...(period === 'yesterday' && { to: first }), ...(period === 'today' && { to: first }) };
}

/** How many filters narrow the selection, the search and the period left out. */
export function countFilters({ mode, payment, state, mark }: HistoryView): number {
  return [mode, payment, state, mark].filter((chosen) => chosen !== '').length;
}
