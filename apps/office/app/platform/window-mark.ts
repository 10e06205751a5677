/** Whether this window was marked by a name, before it was loaded again too. */
export function isWindowMarked(name: string): boolean {
  try {
    return window.sessionStorage.getItem(name) !== null;
  } catch {
    return false;
  }
}

/** Marks this window until it is closed. A browser that keeps nothing forgets it with the page. */
export function markWindow(name: string): void {
  try {
    window.sessionStorage.setItem(name, 'true');
  } catch (error) {
    console.warn(`"${name}" can't be kept.`, error);
  }
}
