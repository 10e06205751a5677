/** The security headers of the office (ROL-26): only resources of the same origin, no inline scripts or styles. */
export const pageHeaders = {
  'content-security-policy': [
    "default-src 'self'",
    "img-src 'self' blob: data:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; '),
  // The permission for the wake lock is needed, because the board keeps the screen on.
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), screen-wake-lock=(self)',
  // Browsers must revalidate pages, because the next version's page loads other scripts.
  'cache-control': 'no-cache',
};
