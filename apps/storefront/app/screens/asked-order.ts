import { withoutLanguage } from '@comptoir/contract';

/** The token of the order that an address is of (LIV-01); null: it is none's. Unlike the rest of an address it keeps its case. */
export function askedOrder(pathname: string): string | null {
  return /^\/commande\/([\w-]{22})\/?$/i.exec(withoutLanguage(pathname))?.[1] ?? null;
}
