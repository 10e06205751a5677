/**
 * The security headers of the office's pages (ROL-26): only resources of the same origin, and no inline script or
 * style.
 */
export const pageHeaders = {
  'content-security-policy': [
    "default-src 'self'",
    "img-src 'self' blob: data:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; '),
  // The board needs the wake lock.
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), screen-wake-lock=(self)',
  // Pages are revalidated, since the next version's page loads other scripts.
  'cache-control': 'no-cache',
};
