import { del, get, set } from 'idb-keyval';

/** A value of IndexedDB; null: there is none, or the browser stores nothing. */
export async function readKept(key: string): Promise<unknown> {
  try {
    return (await get(key)) ?? null;
  } catch {
    return null;
  }
}

/** Stores a value that can be cloned. Warns where the browser stores nothing: the value is lost with the page. */
export async function writeKept(key: string, value: unknown): Promise<void> {
  try {
    await set(key, value);
  } catch (error) {
    console.warn(`"${key}" can't be kept; it is in memory only.`, error);
  }
}

/** Deletes a value. Warns where the browser fails to: the next user of the device may find the value. */
export async function forgetKept(key: string): Promise<void> {
  try {
    await del(key);
  } catch (error) {
    console.warn(`"${key}" can't be forgotten.`, error);
  }
}
