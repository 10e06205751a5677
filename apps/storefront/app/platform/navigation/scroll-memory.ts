export interface EntryState {
  key: string;
  /** Scroll position when the entry was left, in CSS pixels. */
  top?: number;
  from?: string;
  stages?: string[];
  isCover?: boolean;
}

export function readEntry(state: unknown): EntryState | null {
  const { key, top, from, stages, isCover } = (state ?? {}) as Partial<EntryState>;
  if (typeof key !== 'string') return null;
  return {
    key,
    ...(typeof top === 'number' && { top }),
    ...(typeof from === 'string' && { from }),
    ...(Array.isArray(stages) && { stages }),
    ...(isCover === true && { isCover }),
  };
}

export interface ScrollMemory {
  /** Records the scroll position. `isCurrent`: still the current entry, so it goes into the history state. */
  leave: (key: string, isCurrent: boolean) => void;
  find: (entry: EntryState) => number | undefined;
}

/** Scroll positions (RTE-27): in the history state, and in memory for entries that are not current. */
export function createScrollMemory(): ScrollMemory {
  const tops = new Map<string, number>();
  return {
    leave: (key, isCurrent) => {
      tops.set(key, window.scrollY);
      if (isCurrent)
        history.replaceState({ ...readEntry(history.state), key, top: window.scrollY } satisfies EntryState, '');
    },
    find: ({ key, top }) => tops.get(key) ?? top,
  };
}
