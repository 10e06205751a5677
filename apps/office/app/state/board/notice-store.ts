import type { BoardOrder } from '@comptoir/contract';
import { create } from 'zustand';

/** `withdrawn`: the customer cancelled. `alcohol-kept`: the customer proved no age, so a manager must refund the alcohol. `too-old` and `ended`: a queued action was dropped. */
export interface Notice {
  kind: 'moved' | 'withdrawn' | 'refund-refused' | 'alcohol-kept' | 'too-old' | 'ended';
  order: BoardOrder;
}

interface NoticeState {
  notices: readonly Notice[];
}

/** The newest notice is last. An order has at most one notice of each kind. */
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
