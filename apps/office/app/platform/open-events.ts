/** What a stream of events tells whoever opened it, never before `open` has returned. */
export interface EventsListener {
  /** `cursor`: from where a stream goes on after it; empty: it does not say. */
  hear: (name: string, data: string, cursor: string) => void;
  /** It has ended, for whatever reason; nothing more comes. */
  fail: () => void;
}

/** Opens a stream of server-sent events; returns how to close it. When to open it anew is for its reader to say. */
export function openEvents(address: string, names: readonly string[], { hear, fail }: EventsListener): () => void {
  const source = new EventSource(address);
  for (const name of names)
    source.addEventListener(name, ({ data, lastEventId }: MessageEvent<string>) => hear(name, data, lastEventId));
  source.onerror = () => {
    source.close();
    fail();
  };
  return () => source.close();
}
