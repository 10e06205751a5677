import type { BoardOrder } from '@comptoir/contract';
import { create } from 'zustand';

/**
 * What somebody in the kitchen is to read: an order was `moved` by another, its diner `withdrew` it, its bank refused to pay back, or
 * what was tapped without a connection came to nothing, since it was too old or the order `ended`.
 */
export interface Notice {
  kind: 'moved' | 'withdrawn' | 'refund-refused' | 'too-old' | 'ended';
  order: BoardOrder;
}

interface NoticeState {
  notices: readonly Notice[];
}

/** The latest last; one of a kind for each order. */
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
