/** What we keep in an entry of the history. */
export interface EntryState {
  key: string;
  /** Where it was scrolled to when it was left, in CSS pixels. */
  top?: number;
  /** The address that it was entered from: back leads there. */
  from?: string;
  /** The stages of its page that were shown, this one last. */
  stages?: string[];
  /** Something lies over the page. */
  isCover?: boolean;
}

/** What an entry of the history holds of ours; null where the browser made it, or a script that is not ours. */
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
  /** Notes where the entry that is left is scrolled to. `isCurrent`: it is still the history's current one, and keeps it itself. */
  leave: (key: string, isCurrent: boolean) => void;
  /** Where an entry was left; undefined: never. */
  find: (entry: EntryState) => number | undefined;
}

/** Where each entry of the history was scrolled to (RTE-27): in the entry itself, and in memory once the reader is elsewhere. */
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
