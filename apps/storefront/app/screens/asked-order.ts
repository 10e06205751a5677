import { withoutLanguage } from '@comptoir/contract';

/** The token in an order's URL (LIV-01). It is case-sensitive. Null: another URL. */
export function askedOrder(pathname: string): string | null {
  return /^\/commande\/([\w-]{22})\/?$/i.exec(withoutLanguage(pathname))?.[1] ?? null;
}
