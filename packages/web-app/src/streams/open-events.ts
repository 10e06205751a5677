/** The functions are never called before `openEvents` returns. */
export interface EventsListener {
  /** `cursor` is the position for the next stream. Empty if there is none. */
  onEvent: (name: string, data: string, cursor: string) => void;
  /** `isOver` means that the stream is closed. Otherwise the browser reconnects. */
  onFailure: (isOver: boolean) => void;
}

interface EventsOptions {
  address: string;
  names: readonly string[];
  /** Without `reconnects`, the first failure closes the stream and the caller decides when to open another. */
  reconnects: boolean;
}

/** Opens a stream of server-sent events. Returns the close function. Null if the browser has no EventSource. */
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
