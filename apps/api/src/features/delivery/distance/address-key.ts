import { normalizeText, type Place } from '@comptoir/domain';

export function addressLine({ address, postalCode, city }: Pick<Place, 'address' | 'postalCode' | 'city'>): string {
  return `${address}, ${postalCode} ${city}`.replace(/\s+/g, ' ').trim();
}

/** "5, place Bellecour 69002 LYON" and "5 place Bellecour, 69002 Lyon, France" have the same cache key. */
export function addressKey(line: string): string {
  return normalizeText(line)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/ france$/, '');
}
