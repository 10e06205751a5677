import { readSettings } from '@comptoir/contract';
import type { Catalogue } from './catalogue.ts';

const dearCents = 50_000;

interface Surroundings {
  today: Temporal.PlainDate;
  hasPicture: (path: string) => boolean;
}

/** Lists valid settings that are probably mistakes. They are shown after the import, which succeeds. */
export function doubtCatalogue({ settings, zones, menus }: Catalogue, { today, hasPicture }: Surroundings): string[] {
  const { contacts, delivery, scheduling } = readSettings(settings);
  const { latitude, longitude } = contacts;
  const isPlaced = latitude !== null && longitude !== null;
  const dishes = menus.flatMap(({ categories }) => categories.flatMap(({ items }) => items));
  const past = scheduling.exceptions.filter(({ date, until = date, isPause }) => !isPause && until < today.toString());
  return [
    // In France the latitude exceeds the longitude, so a smaller latitude is probably a swap.
    ...(isPlaced && latitude < longitude && longitude > 30
      ? [`Le restaurant serait à ${latitude}, ${longitude} : latitude et longitude sont-elles inversées ?`]
      : []),
    ...(delivery.isActive && delivery.calculation === 'distance' && !isPlaced
      ? [
          'La livraison se fait à la distance, et le restaurant n’a ni contacts.latitude ni contacts.longitude : personne ne peut être livré.',
        ]
      : []),
    ...(delivery.isActive && delivery.calculation === 'zone' && zones.length === 0
      ? ['La livraison se fait par zones, et il n’y en a aucune : personne ne peut être livré.']
      : []),
    ...dishes
      .filter(({ price }) => Math.max(price.pickupCents ?? 0, price.deliveryCents ?? 0) >= dearCents)
      .map(({ name }) => `${name} coûte 500 euros ou plus : manque-t-il une virgule ?`),
    ...dishes
      .filter(({ image }) => image?.startsWith('/') && !hasPicture(image))
      .map(({ name, image }) => `${name} n’a pas de photo : il n’y a pas de fichier ${image}.`),
    ...past.map(({ date }) => `L’exception du ${date} est passée.`),
  ];
}
