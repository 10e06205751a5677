export function matchesMedia(query: string): boolean {
  return window.matchMedia(query).matches;
}

export function watchMedia(query: string, onChange: () => void): () => void {
  const list = window.matchMedia(query);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}
