import { isPushOpen } from '../../platform/start/mark-push.ts';
import { watchHands } from '../../platform/watch/watch-hands.ts';
import { openOrderEvents } from './open-order-events.ts';
import type { OrderNews } from './order-news.ts';

/** The server's HTML is right for this time; then the clock may have changed it. */
const freshMilliseconds = 30_000;

/** Whether the order has ended or does not exist: it does not change any more. */
const isOver = (written: OrderNews) => written === 'missing' || (written !== 'unread' && 'day' in written);

/**
 * Waits until the page of an order may have to be rendered again, and calls back once: on news of the order, a failed stream, the
 * passing of time, or a tap. `written`: the news that the server rendered. Returns how to stop.
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
