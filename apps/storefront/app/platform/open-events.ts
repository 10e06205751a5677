/** Events that a server sends, until either side ends them. */
export interface OpenEvents {
  close: () => void;
}

export interface Listeners {
  onEvent: (name: string, data: string) => void;
  /** `isOver`: the browser does not try again by itself. */
  onFailure: (isOver: boolean) => void;
}

/** Opens a stream of the events with these names; null: this browser knows no streams. */
export function openEvents(address: string, names: readonly string[], listeners: Listeners): OpenEvents | null {
  if (!('EventSource' in globalThis)) return null;
  const source = new EventSource(address);
  for (const name of names)
    source.addEventListener(name, ({ data }: MessageEvent<string>) => listeners.onEvent(name, data));
  source.onerror = () => listeners.onFailure(source.readyState === EventSource.CLOSED);
  return source;
}
