/** Calls back when the page is closed or left for another one; a keepalive request still reaches the server. */
export function onPageLeft(listener: () => void): () => void {
  window.addEventListener('pagehide', listener);
  return () => window.removeEventListener('pagehide', listener);
}
