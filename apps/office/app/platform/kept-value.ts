import { del, get, set } from 'idb-keyval';

/** A value that outlives the page: null where there is none, or the browser keeps nothing. */
export async function readKept(key: string): Promise<unknown> {
  try {
    return (await get(key)) ?? null;
  } catch {
    return null;
  }
}

/** Keeps a value that the browser can copy. A browser that keeps nothing is warned about: what it holds is gone with the page. */
export async function writeKept(key: string, value: unknown): Promise<void> {
  try {
    await set(key, value);
  } catch (error) {
    console.warn(`"${key}" can't be kept; it is in memory only.`, error);
  }
}

/** Forgets a value. A browser that does not is warned about: the next who sits here may find it. */
export async function forgetKept(key: string): Promise<void> {
  try {
    await del(key);
  } catch (error) {
    console.warn(`"${key}" can't be forgotten.`, error);
  }
}
