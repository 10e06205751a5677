/** Whether the device has a connection, as far as it knows itself. */
export function isOnline(): boolean {
  return navigator.onLine;
}

/** Calls back when the connection goes or comes; returns how to stop. */
export function watchOnline(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
