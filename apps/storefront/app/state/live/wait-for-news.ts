import { isPushOpen } from '../../platform/start/mark-push.ts';
import { watchHands } from '../../platform/watch/watch-hands.ts';
import { openOrderEvents } from './open-order-events.ts';
import type { OrderNews } from './order-news.ts';

/** The server's HTML is correct for this time. Later its countdown may be wrong. */
const freshMilliseconds = 30_000;

/** Returns true if the order has ended or does not exist, so it will not change. */
const isOver = (written: OrderNews) => written === 'missing' || (written !== 'unread' && 'day' in written);

/** Calls back when the page may be out of date: after news, a failed stream, some time or a tap. */
export function waitForNews(token: string, apiRoot: string, written: OrderNews, onNews: () => void): () => void {
  const stopHands = watchHands(onNews);
  if (isOver(written)) return stopHands;
  const known = JSON.stringify(written);
  const endStream = openOrderEvents(token, apiRoot, {
    onEvent: (name, data) => {
      if (name === 'order' && JSON.stringify(JSON.parse(data)) !== known) onNews();
    },
    onFailure: onNews,
    onTaken: onNews,
  });
  const isWhole = endStream !== null && !isPushOpen();
  const timer = setTimeout(onNews, isWhole ? freshMilliseconds : 0);
  return () => {
    stopHands();
    endStream?.();
    clearTimeout(timer);
  };
}
