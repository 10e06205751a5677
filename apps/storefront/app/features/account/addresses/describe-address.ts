import type { SavedAddress } from '@comptoir/contract';
import { writeAccess } from '../../../messages/write-access.ts';

/** Writes the lines below the street: "69004 Lyon · Bâtiment B, étage 3, code 12B4, interphone Martin". */
export function describeAddress({ postalCode, city, address2, floor, code, interphone }: SavedAddress): string {
  const access = writeAccess({ complement: address2, floor, code, intercom: interphone });
  return [`${postalCode} ${city}`.trim(), access].filter(Boolean).join(' · ');
}
