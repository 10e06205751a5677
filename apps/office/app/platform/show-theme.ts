export function showTheme(theme: 'day' | 'night'): void {
  document.documentElement.dataset.theme = theme;
}

export function showSize(size: 'usual' | 'large'): void {
  document.documentElement.dataset.size = size;
}
