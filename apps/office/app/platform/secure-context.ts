/** Only secure pages can ring, keep the screen on and work offline (OFC-13). */
export function isSecure(): boolean {
  return window.isSecureContext;
}
