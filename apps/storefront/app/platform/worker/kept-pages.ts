/** Forgets what the worker keeps of somebody's orders. */
export function forgetKeptPages(): void {
  if ('caches' in window) void caches.delete('orders').catch(() => undefined);
}
