export function forgetKeptPages(): void {
  if ('caches' in window) void caches.delete('orders').catch(() => undefined);
}
