import type { EventsListener } from '@comptoir/web-app/streams';

type Told = Parameters<EventsListener['onEvent']>;

/**
 * Shares one stream among the windows of this browser (OFC-17): the window that holds the lock of this name reads it and passes its
 * events on; when that window closes, another one takes the lock. A browser has six connections for a host, and each window would hold
 * one for hours. Without locks each window opens its own stream.
 */
export function shareEvents(
  name: string,
  open: (listener: EventsListener) => (() => void) | null,
  listener: EventsListener,
): () => void {
  if (!navigator.locks || !('BroadcastChannel' in window)) return open(listener) ?? (() => undefined);
  const channel = new BroadcastChannel(name);
  const end = new AbortController();
  channel.onmessage = ({ data }: MessageEvent<Told | null>) => {
    if (data) listener.onEvent(...data);
    else listener.onFailure(true);
  };

  function lead(): Promise<void> {
    channel.onmessage = null;
    const close = open({
      onEvent: (...told) => {
        channel.postMessage(told);
        listener.onEvent(...told);
      },
      onFailure: (isOver) => {
        channel.postMessage(null);
        listener.onFailure(isOver);
      },
    });
    return new Promise((resolve) => {
      end.signal.addEventListener('abort', () => {
        close?.();
        resolve();
      });
    });
  }

  // The request rejects when this window closes before it gets the lock.
  navigator.locks.request(name, { signal: end.signal }, lead).catch(() => undefined);
  return () => {
    end.abort();
    channel.close();
  };
}
