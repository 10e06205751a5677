/** Stores the language for a year (I18N-04). The cookie identifies no user, so it needs no consent. */
export function writeLocaleCookie(locale: string): void {
  const year = 365 * 24 * 60 * 60;
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox
    document.cookie = `i18n_redirected=${locale}; Max-Age=${year}; Path=/; SameSite=Lax`;
  } catch {
    // A sandboxed page has no cookies.
  }
}
