import type { EventsListener } from './open-events.ts';

type Told = Parameters<EventsListener['hear']>;

/**
 * Shares one stream among the windows of this browser (OFC-17): the one that holds the lock of this name reads it and passes on what it
 * hears, another takes its place when it goes. A browser has six connections for a host, and each window would hold one for hours.
 * Where there are no locks, each window opens its own.
 */
export function shareEvents(
  name: string,
  open: (listener: EventsListener) => () => void,
  listener: EventsListener,
): () => void {
  if (!navigator.locks || !('BroadcastChannel' in window)) return open(listener);
  const channel = new BroadcastChannel(name);
  const end = new AbortController();
  channel.onmessage = ({ data }: MessageEvent<Told | null>) => {
    if (data) listener.hear(...data);
    else listener.fail();
  };

  function lead(): Promise<void> {
    channel.onmessage = null;
    const close = open({
      hear: (...told) => {
        channel.postMessage(told);
        listener.hear(...told);
      },
      fail: () => {
        channel.postMessage(null);
        listener.fail();
      },
    });
    return new Promise((resolve) => {
      end.signal.addEventListener('abort', () => {
        close();
        resolve();
      });
    });
  }

  // Rejects when it is given up while another window leads.
  navigator.locks.request(name, { signal: end.signal }, lead).catch(() => undefined);
  return () => {
    end.abort();
    channel.close();
  };
}
