export interface EntryState {
  key: string;
  /** The scroll position in CSS pixels when the user left the history entry. */
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
  /** Stores the scroll position of a history entry. The current entry stores it in the history state too. */
  leave: (key: string, isCurrent: boolean) => void;
  find: (entry: EntryState) => number | undefined;
}

/** Scroll positions are stored in the history state, and in memory for entries that are not current (RTE-27). */
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
