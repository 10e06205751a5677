import { weekdays } from '@comptoir/domain';
import type { SiteWish } from './site-wish.ts';

const labels = ['Lundi', 'Mardi', 'Mercredi', 'Jeudi', 'Vendredi', 'Samedi', 'Dimanche'];
const service = [
  { start: '11:30', end: '14:00' },
  { start: '18:30', end: '22:00' },
];

/** A new site has pickup only, because delivery needs coordinates and addresses (docs/guides/make-it-yours.md). */
function settings({ title, address, phone, email }: SiteWish): object {
  const slots = { show_range: false, remove_first_range: false, remove_first_range_number: 0 };
  const rules = { ...slots, remove_last_range: false, remove_last_range_number: 0, minimum_time: 30 };
  const named = (prefix: string) =>
    Object.fromEntries(Object.entries(rules).map(([name, value]) => [`scheduling.${prefix}${name}`, value]));
  return {
    'contacts.name': title,
    'contacts.address': address,
    'contacts.phone': phone,
    'contacts.email': email,
    'contacts.latitude': null,
    'contacts.longitude': null,
    'contacts.social_links': [],
    'payments.stripe.active': true,
    'payments.stripe.public_key': null,
    'payments.paypal.active': false,
    'payments.cod.active': true,
    'features.delivery.active': false,
    'features.delivery.calculation_type': 'distance',
    'features.delivery.minimum_order': 15,
    'features.delivery.flat_charge': null,
    'features.delivery.max_distance': 5,
    'features.delivery.unit': 'km',
    'features.delivery.base_cost': 2,
    'features.delivery.cost_per_unit': 0.5,
    'features.delivery.zones': [],
    ...named(''),
    ...named('pickup_'),
    'scheduling.slot_capacity': null,
    'scheduling.exceptions': [],
  };
}

interface Dish {
  id: number;
  name: string;
  description: string;
  price: number;
  options: number[];
}

const dish = ({ id, name, description, price, options }: Dish) => ({
  item_id: id,
  item_name: name,
  item_description: description,
  item_image: '/media/site/plate.svg',
  item_score: 50,
  item_price: { price_pickup: price, price_delivery: price, tax_rate: 10 },
  is_available: true,
  // Null means not declared, so diners read that they must ask. An empty list would mean "none".
  allergens: null,
  diets: [],
  options,
});

const options = [
  {
    option_id: 1,
    option_name: 'En plus',
    min: 0,
    max: 2,
    default: [],
    option_options: [
      { id: 11, name: 'Pain', price: 1, tax_rate: null },
      { id: 12, name: 'Fromage', price: 2, tax_rate: null },
    ],
  },
];

const menus = [
  {
    menu_id: 1,
    menu_name: 'La carte',
    menu_is_available: true,
    active_times: weekdays.map((day, index) => ({ day, label: labels[index], is_open: true, times: service })),
    categories: [
      {
        category_id: 1,
        category_name: 'Plats',
        category_description: '',
        category_gender: 'm',
        items: [
          dish({ id: 101, name: 'Plat du jour', description: 'À l’ardoise.', price: 12.5, options: [1] }),
          dish({ id: 102, name: 'Assiette végétarienne', description: 'Légumes de saison.', price: 11, options: [1] }),
        ],
      },
      {
        category_id: 2,
        category_name: 'Desserts',
        category_description: '',
        category_gender: 'm',
        items: [dish({ id: 201, name: 'Dessert du jour', description: 'Fait ici.', price: 5.5, options: [] })],
      },
    ],
  },
];

export function catalogueFiles(wish: SiteWish): Record<string, object> {
  return { 'settings.json': settings(wish), 'options.json': options, 'menus.json': menus, 'offers.json': [] };
}
