/** The screens: address and file. */
export const screens = [
  ['', 'routes/home.tsx'],
  ['menu', 'routes/menu.tsx'],
  ['checkout', 'routes/checkout.tsx'],
  ['success', 'routes/success.tsx'],
  ['cookie-policy', 'routes/cookie-policy.tsx'],
  ['privacy-policy', 'routes/privacy-policy.tsx'],
  ['terms-of-service', 'routes/terms-of-service.tsx'],
] as const satisfies [path: string, file: string][];
