import { withoutPrefix } from '@comptoir/contract';

/** The token in an order's URL, which is case-sensitive (LIV-01). Null for other URLs. */
export function askedOrder(pathname: string): string | null {
  return /^\/commande\/([\w-]{22})\/?$/i.exec(withoutPrefix(pathname))?.[1] ?? null;
}
