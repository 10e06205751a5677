import { withoutLanguage } from '@comptoir/contract';

/** The token of an order's URL (LIV-01); null: another URL. Case-sensitive. */
export function askedOrder(pathname: string): string | null {
  return /^\/commande\/([\w-]{22})\/?$/i.exec(withoutLanguage(pathname))?.[1] ?? null;
}
