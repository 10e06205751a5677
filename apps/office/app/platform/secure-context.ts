/**
 * Whether the page came by https or from this machine: only then can it stay awake, ring and open without a connection (OFC-13).
 */
export function isSecure(): boolean {
  return window.isSecureContext;
}
