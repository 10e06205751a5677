import { readSettings } from '@comptoir/contract';
import { type Category, type DayHours, type Item, type Menu, type Offer, weekdays } from '@comptoir/domain';
import type { ShownCatalogue } from '../state/shop/catalogue-store.ts';

/** A dish of the example catalogue (requirements section 0): a pizza of category 11 unless said otherwise. */
export function exampleItem(values: Partial<Item> & Pick<Item, 'id' | 'name'>): Item {
  return {
    menuId: 1,
    categoryId: 11,
    description: '',
    image: null,
    score: 0,
    price: { pickupCents: 1000, deliveryCents: 1100, taxRateBp: 1000 },
    isAvailable: true,
    allergens: null,
    diets: [],
    options: [],
    ...values,
  };
}

const supplements = {
  id: 1,
  name: 'Suppléments',
  min: 0,
  max: 5,
  defaults: [],
  choices: [
    { id: 1001, name: 'Mozzarella', priceCents: 150, taxRateBp: 1000 },
    { id: 1002, name: 'Jambon', priceCents: 200, taxRateBp: 1000 },
  ],
};

const size = {
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

export const margherita = exampleItem({
  id: 101,
  name: 'Margherita',
  description: 'Tomate, mozzarella, basilic',
  score: 5,
  options: [supplements],
  allergens: ['gluten', 'milk'],
});
export const regina = exampleItem({
  id: 102,
  name: 'Regina',
  description: 'Jambon et champignons',
  score: 9,
  options: [size],
});
const pate = exampleItem({
  id: 103,
  name: 'Pâté croûte',
  description: 'Bœuf et pistaches',
  score: 3,
  isAvailable: false,
});
const tiramisu = exampleItem({
  id: 201,
  name: 'Tiramisu',
  categoryId: 12,
  price: { pickupCents: 600, deliveryCents: null, taxRateBp: 1000 },
});

const openDay = (times: DayHours['times']) => (day: DayHours['day']) => ({
  day,
  label: day,
  isOpen: times.length > 0,
  times,
});
const service = openDay([
  { start: '11:30', end: '14:30' },
  { start: '18:30', end: '22:30' },
]);

const everyDay = Object.fromEntries(weekdays.map((day) => [day, ['11:30-14:30', '18:30-22:30']]));

export const pizzas: Category = {
  id: 11,
  name: 'Pizzas',
  description: 'Pâte de 72 h',
  gender: 'f',
  items: [margherita, regina, pate],
};
const desserts: Category = { id: 12, name: 'Desserts', description: '', gender: 'm', items: [tiramisu] };

export const menu: Menu = {
  id: 1,
  name: 'Carte',
  isOpen: true,
  isAvailable: true,
  activeTimes: weekdays.map((day) => (day === 'sun' ? openDay([])(day) : service(day))),
  timeRanges: { ...everyDay, sun: ['00:00-00:00'] },
  pickupTimeRanges: null,
  categories: [pizzas, desserts],
};

export const exampleOffer = (values: Partial<Offer> & Pick<Offer, 'id' | 'type'>): Offer => ({
  isActive: true,
  percentBp: 0,
  amountCents: 0,
  autoApply: true,
  allowRepeat: true,
  activeTimes: [],
  mode: 'both',
  minimumCents: 0,
  menuIds: [],
  categoryIds: [],
  itemIds: [],
  ...values,
});

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

/** Monday 23 November 2026, 19:00 in Paris: the restaurant is open. */
export const openInstant = '2026-11-23T18:00:00Z';

/** The example catalogue, with what a test changes of it. */
export function exampleCatalogue(values: Partial<ShownCatalogue> = {}): ShownCatalogue {
  return { settings, menus: [menu], offers: [], popularIds: [], hasFailed: false, renderedAt: openInstant, ...values };
}
