/** Hears the events of a stream, never before `openEvents` has returned. */
export interface EventsListener {
  /** `cursor`: the position from which another stream goes on after this event; empty: the server gave none. */
  onEvent: (name: string, data: string, cursor: string) => void;
  /** `isOver`: the stream is closed; else the browser is connecting again. */
  onFailure: (isOver: boolean) => void;
}

interface EventsOptions {
  address: string;
  names: readonly string[];
  /** False: the first failure closes the stream, and its reader decides when to open another. True: the browser connects again. */
  reconnects: boolean;
}

/** Opens a stream of server-sent events. Returns how to close it; null: this browser knows no streams. */
export function openEvents(
  { address, names, reconnects }: EventsOptions,
  { onEvent, onFailure }: EventsListener,
): (() => void) | null {
  if (!('EventSource' in globalThis)) return null;
  const source = new EventSource(address);
  const close = () => source.close();
  for (const name of names)
    source.addEventListener(name, ({ data, lastEventId }: MessageEvent<string>) => onEvent(name, data, lastEventId));
  source.onerror = () => {
    if (!reconnects) close();
    onFailure(source.readyState === EventSource.CLOSED);
  };
  return close;
}
