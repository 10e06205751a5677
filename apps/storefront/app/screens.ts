/** The screens: address and file. */
export const screens = [
  ['', 'routes/home.tsx'],
  ['menu', 'routes/menu.tsx'],
  ['cookie-policy', 'routes/cookie-policy.tsx'],
  ['privacy-policy', 'routes/privacy-policy.tsx'],
  ['terms-of-service', 'routes/terms-of-service.tsx'],
] as const satisfies [path: string, file: string][];
