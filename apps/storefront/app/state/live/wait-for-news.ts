import { isPushOpen } from '../../platform/start/mark-push.ts';
import { watchHands } from '../../platform/watch/watch-hands.ts';
import { openOrderEvents } from './open-order-events.ts';
import type { OrderNews } from './order-news.ts';

/** So long what the server wrote is all that is to be said; then the clock has moved on, and may have made something else of it. */
const freshMilliseconds = 30_000;

/** An order that is no more, or was none: nothing of it changes. */
const isOver = (written: OrderNews) => written === 'missing' || (written !== 'unread' && 'day' in written);

/**
 * Follows an order for as long as nothing is to be drawn anew, and calls back once something is, or may be: there is news of the order,
 * the stream fails, the clock moves on, somebody has a hand on the page, or the server could not draw all of it. `written`: what that
 * wrote of the order. Returns how to stop.
 */
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
