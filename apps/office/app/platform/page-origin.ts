/** Where this page came from, as people type it. */
export function pageOrigin(): string {
  return window.location.origin;
}
