type Kind = 'local' | 'session';

export interface StoredValue<T> {
  /** Returns null if nothing is stored, or if the value was invalid and has been removed. */
  read: () => T | null;
  /** Null removes the value. Returns false if storage is blocked or full; the value is then in memory only (STO-10). */
  write: (value: T | null) => boolean;
  onForeignChange: (listener: () => void) => () => void;
}

const storageOf = (kind: Kind) => (kind === 'local' ? window.localStorage : window.sessionStorage);

export function isStored(kind: Kind, key: string): boolean {
  try {
    return storageOf(kind).getItem(key) !== null;
  } catch {
    return false;
  }
}

/** Parses a local storage value and never removes it. Null if there is none, or it is invalid. */
export function peekStored(key: string): unknown {
  try {
    return JSON.parse(window.localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** A typed value of local or session storage. `parse` gets untrusted data and returns null if it is invalid. */
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
      // If storage is blocked, there is nothing to remove.
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
        if (event.key === key || event.key === null) listener();
      };
      window.addEventListener('storage', hear);
      return () => window.removeEventListener('storage', hear);
    },
  };
}
