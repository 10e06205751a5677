/** What a page of the office may do (ROL-26): only what comes from its own origin, and no script or style that stands in it. */
export const pageHeaders = {
  'content-security-policy': [
    "default-src 'self'",
    "img-src 'self' blob: data:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; '),
  // A board keeps its screen awake.
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), screen-wake-lock=(self)',
  // The next version's page names other scripts.
  'cache-control': 'no-cache',
};
