import { ApiError, type Caller, isObject } from '@comptoir/contract';
import { isOnline, isPageVisible, watchOnline, watchVisible } from '@comptoir/web-app/base';
import { openOrderEvents } from './open-order-events.ts';
import type { OrderNews } from './order-news.ts';

interface FollowOptions {
  caller: Pick<Caller, 'liveOrder'>;
  /** The base URL of the API. An empty string means the page's origin. */
  apiRoot: string;
  onNews: (news: OrderNews) => void;
  onContact: (isThere: boolean) => void;
}

const pollMilliseconds = 15_000;
const hiddenPollMilliseconds = 60_000;
/** A hidden page closes its stream after this time. */
const hiddenStreamMilliseconds = 120_000;
/** The server sends at least every ten seconds, so a stream that is silent for longer is broken. */
const silentMilliseconds = 35_000;
/** After this many failures in a row, polling replaces the stream. */
const mostFailures = 2;

/** Follows an order by a stream, else by polling (LIV-05). A hidden page closes its stream (LIV-24, LIV-29). */
export function followOrder(token: string, options: FollowOptions): () => void {
  const follower = new OrderFollower(token, options);
  follower.begin();
  const stopWatching = [watchVisible(follower.changeSight), watchOnline(follower.changeConnection)];
  return () => {
    follower.stop();
    for (const stop of stopWatching) stop();
  };
}

class OrderFollower {
  readonly #token: string;
  readonly #options: FollowOptions;
  /** Closes the open stream. Null if no stream is open. */
  #endStream: (() => void) | null = null;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #isStopped = false;

  constructor(token: string, options: FollowOptions) {
    this.#token = token;
    this.#options = options;
  }

  begin(): void {
    clearTimeout(this.#timer);
    this.#failures = 0;
    if (isPageVisible())
      this.#endStream ??= openOrderEvents(this.#token, this.#options.apiRoot, {
        onEvent: this.#hear,
        onFailure: this.#fail,
        onTaken: this.#leaveToOther,
      });
    if (this.#endStream) this.#limitSilence();
    else this.#pollLater();
  }

  readonly changeSight = (): void => {
    clearTimeout(this.#timer);
    if (!isPageVisible()) {
      if (this.#endStream) this.#timer = setTimeout(this.#closeStream, hiddenStreamMilliseconds);
      else this.#pollLater();
    } else if (!this.#endStream) {
      void this.#ask();
      this.begin();
    }
  };

  readonly changeConnection = (): void => {
    this.#closeStream();
    if (isOnline()) this.begin();
    else this.#options.onContact(false);
  };

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    this.#closeStream();
  }

  async #ask(): Promise<void> {
    const { caller, onNews, onContact } = this.#options;
    try {
      onNews(await caller.liveOrder(this.#token));
      onContact(true);
    } catch (error) {
      const isMissing = error instanceof ApiError && error.status === 404;
      if (isMissing) onNews('missing');
      onContact(isMissing);
    }
  }

  #pollLater(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.#poll, isPageVisible() ? pollMilliseconds : hiddenPollMilliseconds);
  }

  readonly #poll = async (): Promise<void> => {
    await this.#ask();
    if (!this.#isStopped) this.#pollLater();
  };

  readonly #closeStream = (): void => {
    clearTimeout(this.#silence);
    this.#endStream?.();
    this.#endStream = null;
  };

  #limitSilence(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(this.#fail, silentMilliseconds, true);
  }

  readonly #hear = (name: string, data: string): void => {
    this.#failures = 0;
    this.#limitSilence();
    this.#options.onContact(true);
    const order: unknown = name === 'order' ? JSON.parse(data) : null;
    if (isObject(order)) this.#options.onNews(order);
  };

  readonly #fail = (isOver: boolean): void => {
    this.#failures += 1;
    this.#options.onContact(false);
    if (!isOver && this.#failures < mostFailures) return;
    this.#closeStream();
    void this.#poll();
  };

  readonly #leaveToOther = (): void => {
    this.#closeStream();
    this.#pollLater();
  };
}
