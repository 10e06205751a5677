import { isPushOpen } from '../../platform/start/mark-push.ts';
import { watchHands } from '../../platform/watch/watch-hands.ts';
import { openOrderEvents } from './open-order-events.ts';
import type { OrderNews } from './order-news.ts';

/** The server's HTML is valid for this time; later the countdown may differ. */
const freshMilliseconds = 30_000;

/** True: the order is final or does not exist, so it no longer changes. */
const isOver = (written: OrderNews) => written === 'missing' || (written !== 'unread' && 'day' in written);

/** Calls back once when the page may be stale: news, a failed stream, time or a tap. Returns the stop function. */
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
