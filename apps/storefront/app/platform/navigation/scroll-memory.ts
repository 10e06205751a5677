/** The state of a history entry. */
export interface EntryState {
  key: string;
  /** The scroll position at which the entry was left, in CSS pixels. */
  top?: number;
  /** The address before the entry: going back leads there. */
  from?: string;
  /** The stages of the page that were shown, the current one last. */
  stages?: string[];
  /** A sheet covers the page. */
  isCover?: boolean;
}

/** The state of a history entry of the shop; null: the browser or another script made the entry. */
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
  /**
   * Notes the scroll position of an entry that is left. `isCurrent`: it is still the current entry of the history, which stores
   * the position itself.
   */
  leave: (key: string, isCurrent: boolean) => void;
  /** The scroll position of an entry; undefined: it was never left. */
  find: (entry: EntryState) => number | undefined;
}

/** The scroll positions of history entries (RTE-27): in the entries, and in memory for entries that are not current. */
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
