import type { BoardOrder } from '@comptoir/contract';
import { create } from 'zustand';

/**
 * A notice for the kitchen: another person `moved` an order, its diner `withdrew` it, its bank failed to refund, or a
 * queued action was dropped as too old or because the order `ended`.
 */
export interface Notice {
  kind: 'moved' | 'withdrawn' | 'refund-refused' | 'too-old' | 'ended';
  order: BoardOrder;
}

interface NoticeState {
  notices: readonly Notice[];
}

/** The newest notice is last; each order has at most one of a kind. */
export const useNoticeStore = create<NoticeState>(() => ({ notices: [] }));

const isSame = (one: Notice, other: Notice) => one.kind === other.kind && one.order.id === other.order.id;

export function notify(notice: Notice): void {
  const { notices } = useNoticeStore.getState();
  useNoticeStore.setState({ notices: [...notices.filter((known) => !isSame(known, notice)), notice] });
}

export function dismiss(notice: Notice): void {
  const { notices } = useNoticeStore.getState();
  useNoticeStore.setState({ notices: notices.filter((known) => !isSame(known, notice)) });
}
