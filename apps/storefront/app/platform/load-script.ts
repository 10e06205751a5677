const loading = new Map<string, Promise<void>>();

/** Loads a third-party script once. Rejects after the timeout; the next call tries again. */
export function loadScript(url: string, limitMilliseconds: number): Promise<void> {
  const known = loading.get(url);
  if (known) return known;
  const script = document.createElement('script');
  const loaded = new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`${url} did not come in time`)), limitMilliseconds);
    script.onload = () => {
      clearTimeout(timer);
      resolve();
    };
    script.onerror = () => {
      clearTimeout(timer);
      reject(new Error(`${url} can't be loaded`));
    };
    script.src = url;
    document.head.append(script);
  });
  loading.set(url, loaded);
  loaded.catch(() => {
    loading.delete(url);
    script.remove();
  });
  return loaded;
}
