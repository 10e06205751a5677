import { readSettings } from '@comptoir/contract';
import { type Category, type Item, type Menu, type OptionGroup, weekdays, withStockOuts } from '@comptoir/domain';
import {
  aMenu,
  anItem,
  aWeek,
  desserts,
  margherita,
  pizzas as plainPizzas,
  tiramisu as plainTiramisu,
} from '@comptoir/domain/testing';
import type { ShownCatalogue } from '../state/shop/catalogue-store.ts';

const size: OptionGroup = {
  id: 2,
  name: 'Taille',
  min: 1,
  max: 1,
  defaults: [],
  choices: [
    { id: 2001, name: 'Classique, 33 cm', priceCents: 0, taxRateBp: null },
    { id: 2002, name: 'Géante, 40 cm', priceCents: 350, taxRateBp: null },
  ],
};

/** The dish that most tests use. A size must be chosen first. */
export const regina: Item = {
  ...margherita,
  id: 102,
  name: 'Regina',
  description: 'Jambon et champignons',
  score: 90,
  options: [size],
  image: null,
  allergens: null,
  diets: [],
};
const pate = anItem({
  id: 103,
  name: 'Pâté croûte',
  description: 'Bœuf et pistaches',
  isAvailable: false,
});
const tiramisu: Item = { ...plainTiramisu, price: { pickupCents: 600, deliveryCents: null, taxRateBp: 1000 } };

const services = [
  { start: '11:30', end: '14:30' },
  { start: '18:30', end: '22:30' },
];

const everyDay = Object.fromEntries(weekdays.map((day) => [day, ['11:30-14:30', '18:30-22:30']]));

export const pizzas: Category = {
  ...plainPizzas,
  description: 'Pâte de 72 h',
  items: [margherita, regina, pate],
};

export const menu: Menu = {
  ...aMenu(1, [pizzas, { ...desserts, gender: 'm', items: [tiramisu] }], { ...everyDay, sun: ['00:00-00:00'] }),
  name: 'Carte',
  activeTimes: aWeek((day) => (day === 'sun' ? [] : services)),
};

const settings = readSettings([
  { name: 'contacts.name', value: 'La Bonne Pâte' },
  { name: 'contacts.address', value: '12 rue de la République, 69002 Lyon' },
  { name: 'contacts.phone', value: '+33 4 78 00 00 00' },
  { name: 'contacts.email', value: 'contact@labonnepate.example' },
  { name: 'contacts.social_links', value: [{ name: 'instagram', url: 'https://instagram.com/labonnepate' }] },
  { name: 'features.delivery.active', value: true },
  { name: 'features.delivery.calculation_type', value: 'zone' },
  {
    name: 'features.delivery.zones',
    value: [
      { name: 'Centre', city: 'Lyon', postal_code: '69002', delivery_fee: 2.5, flat_charge: 2, minimum_order: 15 },
    ],
  },
  { name: 'scheduling.minimum_time', value: 45 },
  { name: 'scheduling.pickup_minimum_time', value: 20 },
]);

/** The menu with a sold-out dish or choice, until an ISO instant. With null, its end is not known. */
export function menuWithout(kind: 'item' | 'choice', id: number, until: string | null): Menu {
  const stockOut = { kind, id, until: until === null ? null : Temporal.Instant.from(until) };
  const [changed = menu] = withStockOuts(
    [menu],
    [{ ...stockOut, by: 'Cuisine', at: Temporal.Instant.from(openInstant) }],
  );
  return changed;
}

/** Monday 23 November 2026, 19:00 in Paris: the restaurant is open. */
export const openInstant = '2026-11-23T18:00:00Z';

export function exampleCatalogue(values: Partial<ShownCatalogue> = {}): ShownCatalogue {
  return { settings, menus: [menu], offers: [], popularIds: [], missing: [], renderedAt: openInstant, ...values };
}
