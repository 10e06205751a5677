import { withoutLanguage } from '@comptoir/contract';

/** The token in the address of an order (LIV-01); null: another address. Tokens are case-sensitive. */
export function askedOrder(pathname: string): string | null {
  return /^\/commande\/([\w-]{22})\/?$/i.exec(withoutLanguage(pathname))?.[1] ?? null;
}
