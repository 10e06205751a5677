import type { Receipt } from '@comptoir/contract';

export function writePlace({ address, address2, postalCode, city }: NonNullable<Receipt['place']>): string {
  return [address, address2, `${postalCode} ${city}`.trim()].filter(Boolean).join(', ');
}
