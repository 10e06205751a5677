import { del, get, set } from 'idb-keyval';

/** Reads a value from IndexedDB. Null if there is none, or IndexedDB is blocked. */
export async function readKept(key: string): Promise<unknown> {
  try {
    return (await get(key)) ?? null;
  } catch {
    return null;
  }
}

/** If IndexedDB is blocked, the value is lost with the page and a warning is logged. */
export async function writeKept(key: string, value: unknown): Promise<void> {
  try {
    await set(key, value);
  } catch (error) {
    console.warn(`"${key}" can't be kept; it is in memory only.`, error);
  }
}

/** Logs a warning if deleting fails, because the next user of the device might find the value. */
export async function forgetKept(key: string): Promise<void> {
  try {
    await del(key);
  } catch (error) {
    console.warn(`"${key}" can't be forgotten.`, error);
  }
}
