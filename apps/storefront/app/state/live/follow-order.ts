import { ApiError, type Caller, isObject } from '@comptoir/contract';
import { isOnline, isPageVisible, watchOnline, watchVisible } from '@comptoir/web-app/base';
import { openOrderEvents } from './open-order-events.ts';
import type { OrderNews } from './order-news.ts';

interface FollowOptions {
  caller: Pick<Caller, 'liveOrder'>;
  /** Base of the API; empty: the page's own origin. */
  apiRoot: string;
  onNews: (news: OrderNews) => void;
  /** Is called when the server answers, and when it does not. */
  onContact: (isThere: boolean) => void;
}

/** Intervals of asking without a stream, for a page in view and a hidden one. */
const pollMilliseconds = 15_000;
const hiddenPollMilliseconds = 60_000;
/** A hidden page closes its stream after this time. */
const hiddenStreamMilliseconds = 120_000;
/** A stream sends something every ten seconds: after this silence it is dead. */
const silentMilliseconds = 35_000;
/** A stream is given up after this many failures in a row. */
const mostFailures = 2;

/**
 * Follows an order by a stream, or else by asking repeatedly (LIV-05). Of the pages of a browser only the one that was viewed
 * last has a stream (LIV-29); a hidden page closes its stream, and asks once when it is in view again (LIV-24). Returns how to
 * stop.
 */
export function followOrder(token: string, { caller, apiRoot, onNews, onContact }: FollowOptions): () => void {
  /** Null: no stream is open. */
  let endStream: (() => void) | null = null;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  async function ask(): Promise<void> {
    try {
      onNews(await caller.liveOrder(token));
      onContact(true);
    } catch (error) {
      const isMissing = error instanceof ApiError && error.status === 404;
      if (isMissing) onNews('missing');
      onContact(isMissing);
    }
  }

  function pollLater(): void {
    clearTimeout(timer);
    timer = setTimeout(poll, isPageVisible() ? pollMilliseconds : hiddenPollMilliseconds);
  }

  async function poll(): Promise<void> {
    await ask();
    if (!isStopped) pollLater();
  }

  function closeStream(): void {
    clearTimeout(silence);
    endStream?.();
    endStream = null;
  }

  function listenOn(): void {
    clearTimeout(silence);
    silence = setTimeout(() => fail(true), silentMilliseconds);
  }

  function hear(name: string, data: string): void {
    failures = 0;
    listenOn();
    onContact(true);
    const order: unknown = name === 'order' ? JSON.parse(data) : null;
    if (isObject(order)) onNews(order);
  }

  function fail(isOver: boolean): void {
    failures += 1;
    onContact(false);
    if (!isOver && failures < mostFailures) return;
    closeStream();
    void poll();
  }

  function leaveToOther(): void {
    closeStream();
    pollLater();
  }

  function begin(): void {
    clearTimeout(timer);
    failures = 0;
    if (isPageVisible())
      endStream ??= openOrderEvents(token, apiRoot, { onEvent: hear, onFailure: fail, onTaken: leaveToOther });
    if (endStream) listenOn();
    else pollLater();
  }

  function changeSight(): void {
    clearTimeout(timer);
    if (!isPageVisible()) {
      if (endStream) timer = setTimeout(closeStream, hiddenStreamMilliseconds);
      else pollLater();
    } else if (!endStream) {
      void ask();
      begin();
    }
  }

  function changeConnection(): void {
    closeStream();
    if (isOnline()) begin();
    else onContact(false);
  }

  begin();
  const stopWatching = [watchVisible(changeSight), watchOnline(changeConnection)];
  return () => {
    isStopped = true;
    clearTimeout(timer);
    closeStream();
    for (const stop of stopWatching) stop();
  };
}
