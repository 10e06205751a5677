type Kind = 'local' | 'session';

/** A value kept in the browser under one key. */
export interface StoredValue<T> {
  /** The stored value; null: nothing is stored that can be read. What can't be read is removed. */
  read: () => T | null;
  /** Stores a value; null removes it. False: storage refuses, which leaves the value in memory only (STO-10). */
  write: (value: T | null) => boolean;
  /** Calls back when another tab changed the value. Returns how to stop. */
  onForeignChange: (listener: () => void) => () => void;
}

const storageOf = (kind: Kind) => (kind === 'local' ? window.localStorage : window.sessionStorage);

/** Whether anything is stored under a key, readable or not. */
export function isStored(kind: Kind, key: string): boolean {
  try {
    return storageOf(kind).getItem(key) !== null;
  } catch {
    return false;
  }
}

/** The JSON under a key of local storage, which is left as it is; null: none that can be read. */
export function peekStored(key: string): unknown {
  try {
    return JSON.parse(window.localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** A text that is no JSON is its own value: earlier versions of the office wrote such texts. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/**
 * A value of local or session storage. `parse` gets what was read, which may be old or hostile, and answers null for what
 * it can't use: that is dropped, never trusted (trust.md, "Browser storage"). `write` makes what is stored, where that has
 * another shape.
 */
export function storedValue<T>(
  kind: Kind,
  key: string,
  parse: (value: unknown) => T | null,
  write: (value: T) => unknown = (value) => value,
): StoredValue<T> {
  const remove = () => {
    try {
      storageOf(kind).removeItem(key);
    } catch {
      // Blocked storage holds nothing that could be removed.
    }
  };
  return {
    read: () => {
      try {
        const text = storageOf(kind).getItem(key);
        if (text === null) return null;
        const value = parse(readJson(text));
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
        storageOf(kind).setItem(key, JSON.stringify(write(value)));
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
