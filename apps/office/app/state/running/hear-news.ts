import type { BoardOrder } from '@comptoir/contract';
import { pendingOf, useActionStore } from '../board/actions/action-store.ts';
import { type CardNews, newsOf } from '../board/board-news.ts';
import { useBoardStore } from '../board/board-store.ts';
import { notify } from '../board/notice-store.ts';
import type { Ring } from '../sound/ring.ts';

/** Plays a sound or shows a notice for each change that others made to orders (BRD-22). */
export function hearNews(
  before: ReadonlyMap<string, BoardOrder>,
  after: ReadonlyMap<string, BoardOrder>,
  ring: Pick<Ring, 'play' | 'strike'>,
): void {
  for (const order of after.values()) {
    const known = before.get(order.id);
    const news = known === order ? null : newsOf(known, order);
    // The stream may bring the effect of this screen's own action before the response.
    const isOwn = pendingOf(order.id)(useActionStore.getState()).length > 0;
    if (news && !(isOwn && news === 'moved')) tell(news, order, ring);
  }
}

function tell(news: CardNews, order: BoardOrder, ring: Pick<Ring, 'play' | 'strike'>): void {
  // The bell rings for automatic acceptance only: with orders by mail, no cook waits at this screen (BRD-48, BRD-54).
  const isCalled = useBoardStore.getState().service?.reception === 'automatic';
  if (news === 'accepted-by-shop' && isCalled) ring.strike(1);
  if (news === 'moved') ring.play('soft');
  if (news === 'withdrawn') ring.play('falling');
  if (news === 'refund-refused') ring.play('low');
  if (news === 'withdrawn' || news === 'refund-refused') notify({ kind: news, order });
}
