export function pageOrigin(): string {
  return window.location.origin;
}
