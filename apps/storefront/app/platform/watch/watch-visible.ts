/** Calls back with the id of the first element below the sticky header. Returns the stop function. */
export function watchVisible(ids: string[], offsetPixels: number, onChange: (id: string) => void): () => void {
  const visible = new Set<string>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) {
        if (entry.isIntersecting) visible.add(entry.target.id);
        else visible.delete(entry.target.id);
      }
      const first = ids.find((id) => visible.has(id));
      if (first) onChange(first);
    },
    { rootMargin: `-${offsetPixels}px 0px -55% 0px` },
  );
  for (const id of ids) {
    const element = document.getElementById(id);
    if (element) observer.observe(element);
  }
  return () => observer.disconnect();
}
