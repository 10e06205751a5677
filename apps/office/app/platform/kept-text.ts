/** A text that the browser keeps under a name; null: there is none, or it keeps nothing. */
export function readKeptText(name: string): string | null {
  try {
    return window.localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Keeps a text; null forgets it. A browser that keeps nothing is no reason to stop. */
export function keepText(name: string, text: string | null): void {
  try {
    if (text === null) window.localStorage.removeItem(name);
    else window.localStorage.setItem(name, text);
  } catch (error) {
    console.warn(`"${name}" can't be kept.`, error);
  }
}
