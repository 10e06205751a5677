/** A value kept in the browser under one key. */
export interface StoredValue<T> {
  /** What is stored now; null where nothing readable is. Whatever can't be read is removed. */
  read: () => T | null;
  /** Stores a value; null removes it. False: storage refuses, which leaves the value in memory only (STO-10). */
  write: (value: T | null) => boolean;
  /** Calls back when another tab changed it; returns how to stop. */
  onForeignChange: (listener: () => void) => () => void;
}

/** Whether anything is stored under a key; what it is worth is for its reader to say. */
export function isStored(kind: 'local' | 'session', key: string): boolean {
  try {
    return (kind === 'local' ? window.localStorage : window.sessionStorage).getItem(key) !== null;
  } catch {
    return false;
  }
}

/** What is stored under a key of local storage, left as it is, whatever it is; null: nothing that can be read. */
export function peekStored(key: string): unknown {
  try {
    return JSON.parse(window.localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/**
 * A value of local or session storage. `parse` gets what was read, which may be old or hostile, and answers null for what
 * it can't use: it is dropped, never trusted (trust.md, "Browser storage"). `write` makes what is stored, where that has
 * another shape.
 */
export function storedValue<T>(
  kind: 'local' | 'session',
  key: string,
  parse: (value: unknown) => T | null,
  write: (value: T) => unknown = (value) => value,
): StoredValue<T> {
  const storage = () => (kind === 'local' ? window.localStorage : window.sessionStorage);
  const remove = () => {
    try {
      storage().removeItem(key);
    } catch {
      // Blocked storage holds nothing to remove.
    }
  };
  return {
    read: () => {
      try {
        const text = storage().getItem(key);
        if (text === null) return null;
        const value = parse(JSON.parse(text));
        if (value === null) remove();
        return value;
      } catch {
        remove();
        return null;
      }
    },
    write: (value) => {
      if (value === null) {
        remove();
        return true;
      }
      try {
        storage().setItem(key, JSON.stringify(write(value)));
        return true;
      } catch (error) {
        console.warn(`Storage refused "${key}"; it is kept in memory.`, error);
        return false;
      }
    },
    onForeignChange: (listener) => {
      const hear = (event: StorageEvent) => {
        // `key` is null when the other tab cleared everything.
        if (event.key === key || event.key === null) listener();
      };
      window.addEventListener('storage', hear);
      return () => window.removeEventListener('storage', hear);
    },
  };
}
