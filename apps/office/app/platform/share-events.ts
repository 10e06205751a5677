import type { EventsListener } from '@comptoir/web-app/streams';

type Told = Parameters<EventsListener['onEvent']>;

/** Shares one stream among this browser's windows (OFC-17): the window that holds the lock reads it for all. */
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

  // The lock request rejects if this window closes before it gets the lock.
  navigator.locks.request(name, { signal: end.signal }, lead).catch(() => undefined);
  return () => {
    end.abort();
    channel.close();
  };
}
