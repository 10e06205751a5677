/** Gives the whole page the surfaces of the day or of the night. */
export function showTheme(theme: 'day' | 'night'): void {
  document.documentElement.dataset.theme = theme;
}

/** Writes all of the page in this size. */
export function showSize(size: 'usual' | 'large'): void {
  document.documentElement.dataset.size = size;
}
