/** Never called before `openEvents` returns. */
export interface EventsListener {
  /** `cursor`: position for the next stream; empty: none. */
  onEvent: (name: string, data: string, cursor: string) => void;
  /** `isOver`: closed for good; false: the browser reconnects. */
  onFailure: (isOver: boolean) => void;
}

interface EventsOptions {
  address: string;
  names: readonly string[];
  /** False: the first failure closes the stream, and the caller decides on a retry. True: the browser reconnects. */
  reconnects: boolean;
}

/** Opens a server-sent event stream. Returns the close function; null: no EventSource. */
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
