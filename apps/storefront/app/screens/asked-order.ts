import { withoutPrefix } from '@comptoir/contract';

/** The token in an order's URL, which is case-sensitive (LIV-01). Null for other URLs. */
export function askedOrder(pathname: string): string | null {
  return /^\/commande\/([\w-]{22})\/?$/i.exec(withoutPrefix(pathname))?.[1] ?? null;
}

/** The token in the URL of an order's note (BOK-51). Null for other URLs. */
export function askedNote(pathname: string): string | null {
  return /^\/commande\/([\w-]{22})\/note\/?$/i.exec(withoutPrefix(pathname))?.[1] ?? null;
}
