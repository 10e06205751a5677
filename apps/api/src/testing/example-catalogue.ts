import type { CatalogueFile } from '../features/catalogue/file/catalogue-schema.ts';

// The example catalogue of requirements appendices A and B, with the menus' hours of A.2.

type FileMenu = CatalogueFile['menus'][number];
type FileItem = FileMenu['categories'][number]['items'][number];
export type FileOffer = CatalogueFile['offers'][number];

const labels = {
  mon: 'Lundi',
  tue: 'Mardi',
  wed: 'Mercredi',
  thu: 'Jeudi',
  fri: 'Vendredi',
  sat: 'Samedi',
  sun: 'Dimanche',
};
const noon = { start: '11:30', end: '14:30' };
const evening = (end: string) => [noon, { start: '18:30', end }];

function hours(
  times: Partial<Record<keyof typeof labels, FileMenu['active_times'][number]['times']>>,
): FileMenu['active_times'] {
  return (Object.keys(labels) as (keyof typeof labels)[]).map((day) => {
    const own = times[day] ?? [];
    return { day, label: labels[day], is_open: own.length > 0, times: own };
  });
}

function item(
  id: number,
  name: string,
  pickup: number,
  delivery: number,
  rate: number,
  more: Partial<FileItem> = {},
): FileItem {
  return {
    item_id: id,
    item_name: name,
    item_description: '',
    item_image: null,
    item_score: 50,
    item_price: { price_pickup: pickup, price_delivery: delivery, tax_rate: rate },
    is_available: true,
    allergens: null,
    diets: [],
    options: [],
    ...more,
  };
}

/** An offer that applies by itself to everything, changed as the test says. */
export function fileOffer(offer: Partial<FileOffer> & Pick<FileOffer, 'id' | 'type'>): FileOffer {
  return {
    is_active: true,
    value: null,
    auto_apply: 'Yes',
    allow_repeat: 'Yes',
    active_times: [],
    delivery_pickup: 'both',
    minimum_amount: 0,
    menus: [],
    categories: [],
    items: [],
    ...offer,
  };
}

const category = (id: number, name: string, items: FileItem[]) => ({
  category_id: id,
  category_name: name,
  category_description: '',
  category_gender: 'f' as const,
  items,
});

/** A fresh copy, to be changed by a test as it likes. */
export function exampleCatalogue(): CatalogueFile {
  const weekdays = { mon: evening('22:30'), tue: evening('22:30'), wed: evening('22:30'), thu: evening('22:30') };
  return {
    settings: {
      'contacts.name': 'La Bonne Pâte',
      'contacts.address': '12 rue de la République, 69002 Lyon',
      'contacts.phone': '+33 4 78 00 00 00',
      'contacts.email': 'contact@labonnepate.example',
      'contacts.latitude': 45.764,
      'contacts.longitude': 4.8357,
      'contacts.social_links': [
        { name: 'facebook', url: 'https://facebook.com/labonnepate' },
        { name: 'instagram', url: 'https://instagram.com/labonnepate' },
      ],
      'payments.stripe.active': false,
      'payments.stripe.public_key': null,
      'payments.paypal.active': false,
      'payments.cod.active': true,
      'features.delivery.active': true,
      'features.delivery.calculation_type': 'zone',
      'features.delivery.minimum_order': 15,
      'features.delivery.flat_charge': 2,
      'features.delivery.max_distance': 10,
      'features.delivery.unit': 'km',
      'features.delivery.base_cost': 1.5,
      'features.delivery.cost_per_unit': 0.5,
      'features.delivery.zones': [
        { name: 'Centre', city: 'Lyon', postal_code: '69002', delivery_fee: 2.5, flat_charge: 2, minimum_order: 15 },
        {
          name: 'Part-Dieu',
          city: 'Lyon',
          postal_code: '69003',
          delivery_fee: 3.5,
          flat_charge: 2.5,
          minimum_order: 20,
        },
        {
          name: 'Villeurbanne',
          city: 'Villeurbanne',
          postal_code: '69100',
          delivery_fee: 4.9,
          flat_charge: null,
          minimum_order: 25,
        },
      ],
      'scheduling.show_range': true,
      'scheduling.remove_first_range': true,
      'scheduling.remove_first_range_number': 1,
      'scheduling.remove_last_range': true,
      'scheduling.remove_last_range_number': 1,
      'scheduling.minimum_time': 45,
      'scheduling.pickup_show_range': false,
      'scheduling.pickup_remove_first_range': false,
      'scheduling.pickup_remove_first_range_number': 0,
      'scheduling.pickup_remove_last_range': false,
      'scheduling.pickup_remove_last_range_number': 0,
      'scheduling.pickup_minimum_time': 20,
      'scheduling.slot_capacity': 8,
      'scheduling.exceptions': [
        { date: '2026-12-25', closed: true, times: [] },
        { date: '2026-12-31', closed: false, times: [{ start: '18:00', end: '23:59' }] },
      ],
    },
    options: [
      {
        option_id: 1,
        option_name: 'Suppléments',
        min: 0,
        max: 5,
        default: [],
        option_options: [
          { id: 1001, name: 'Mozzarella', price: 1.5, tax_rate: 10 },
          { id: 1002, name: 'Jambon', price: 2, tax_rate: 10 },
          { id: 1003, name: 'Sauce piquante', price: 0.5, tax_rate: null },
          { id: 1004, name: 'Verre de vin', price: 4, tax_rate: 20 },
        ],
      },
      {
        option_id: 2,
        option_name: 'Cuisson',
        min: 1,
        max: 1,
        default: [2001],
        option_options: [
          { id: 2001, name: 'Normale', price: 0, tax_rate: null },
          { id: 2002, name: 'Bien cuite', price: 0, tax_rate: null },
        ],
      },
    ],
    menus: [
      {
        menu_id: 1,
        menu_name: 'Carte',
        menu_is_available: true,
        active_times: hours({ ...weekdays, fri: evening('23:00'), sat: evening('23:00') }),
        categories: [
          category(11, 'Pizzas', [
            item(101, 'Margherita', 10, 11, 10, {
              item_description: 'Tomate, mozzarella, basilic',
              item_image: '/media/items/101.webp',
              item_score: 87,
              allergens: ['gluten', 'milk'],
              diets: ['vegetarian'],
              options: [1],
            }),
            item(102, 'Regina', 12.5, 13.5, 10, { item_score: 80, options: [1] }),
            item(103, 'Calzone', 9.9, 10.9, 10, { options: [2] }),
            item(104, 'Napolitaine', 10, 11, 10, { is_available: false }),
          ]),
          category(12, 'Desserts', [item(201, 'Tiramisu', 5.5, 5.5, 10, { item_score: 70 })]),
          category(13, 'Boissons', [
            item(301, 'Soda', 3, 3, 5.5),
            item(302, 'Vin', 18, 18, 20),
            item(303, 'Couverts', 0, 0, 10),
            item(304, 'Sirop', 0.4, 0.4, 5.5),
          ]),
        ],
      },
      {
        menu_id: 2,
        menu_name: 'Formule',
        menu_is_available: true,
        active_times: hours({ mon: [noon], tue: [noon], wed: [noon], thu: [noon], fri: [noon] }),
        categories: [category(21, 'Formules', [item(401, 'Formule', 14.9, 15.9, 10)])],
      },
    ],
    offers: [
      fileOffer({ id: 1, type: 'percentage', value: 10, categories: [12] }),
      fileOffer({ id: 9, type: 'percentage', value: 10, auto_apply: 'No', allow_repeat: 'No', code: 'BIENVENUE10' }),
    ],
  };
}
