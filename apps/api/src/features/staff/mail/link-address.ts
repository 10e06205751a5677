export function linkAddress(siteRoot: string, token: string): string {
  return `${siteRoot}/office/entrer/${token}`;
}
