import { readSettings } from '@comptoir/contract';
import type { Catalogue } from './catalogue.ts';

const dearCents = 50_000;

/** What is around a catalogue: the day, and whether a picture of the site is there ("/media/plat.webp"). */
interface Surroundings {
  today: Temporal.PlainDate;
  hasPicture: (path: string) => boolean;
}

/** What a catalogue says that may be meant, and most often is a slip: told after it was taken, never a reason to refuse it. */
export function doubtCatalogue({ settings, zones, menus }: Catalogue, { today, hasPicture }: Surroundings): string[] {
  const { contacts, delivery, scheduling } = readSettings(settings);
  const { latitude, longitude } = contacts;
  const isPlaced = latitude !== null && longitude !== null;
  const dishes = menus.flatMap(({ categories }) => categories.flatMap(({ items }) => items));
  const past = scheduling.exceptions.filter(({ date, isPause }) => !isPause && date < today.toString());
  return [
    // France and its neighbours lie further north than east.
    ...(isPlaced && latitude < longitude && longitude > 30
      ? [`The restaurant would be at ${latitude}, ${longitude}: are latitude and longitude swapped?`]
      : []),
    ...(delivery.isActive && delivery.calculation === 'distance' && !isPlaced
      ? [
          'Delivery goes by distance, and the restaurant has no contacts.latitude and contacts.longitude: nobody can be delivered to.',
        ]
      : []),
    ...(delivery.isActive && delivery.calculation === 'zone' && zones.length === 0
      ? ['Delivery goes by zones, and there is none: nobody can be delivered to.']
      : []),
    ...dishes
      .filter(({ price }) => Math.max(price.pickupCents ?? 0, price.deliveryCents ?? 0) >= dearCents)
      .map(({ name }) => `${name} costs 500 euros or more: is a decimal point missing?`),
    ...dishes
      .filter(({ image }) => image?.startsWith('/') && !hasPicture(image))
      .map(({ name, image }) => `${name} has no picture: there is no ${image}.`),
    ...past.map(({ date }) => `The exception of ${date} is in the past.`),
  ];
}
