/** Gives the whole page the surfaces of the day or of the night. */
export function showTheme(theme: 'day' | 'night'): void {
  document.documentElement.dataset.theme = theme;
}
