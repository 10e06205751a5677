import { offerToWire } from '@comptoir/contract';
import type { DayHours, Menu, OptionGroup } from '@comptoir/domain';
import {
  anItem,
  anOffer,
  aWeek,
  calzone,
  card,
  desserts,
  drinks,
  lunch,
  margherita,
  napolitaine,
  pizzas,
  regina,
} from '@comptoir/domain/testing';
import { catalogueToFile } from '../features/catalogue/file/catalogue-file.ts';
import type { CatalogueFile } from '../features/catalogue/file/schema/catalogue-schema.ts';
import type { MenuRecord } from '../features/catalogue/record/catalogue.ts';

// The example catalogue as a restaurant writes it: the domain's dishes, with the menus and settings of A.1 and A.2.

type FileOffer = CatalogueFile['offers'][number];

/** Returns an automatic offer for the whole order, with the given changes. */
export function fileOffer(offer: Partial<FileOffer> & Pick<FileOffer, 'id' | 'type'>): FileOffer {
  return { ...offerToWire(anOffer(offer.type)), ...offer };
}

const noon = { start: '11:30', end: '14:30' };

const kept = ({ isOpen: _, ...menu }: Menu, activeTimes: DayHours[]): MenuRecord => ({
  ...menu,
  activeTimes,
  timeRanges: null,
});

const cooking: OptionGroup = {
  id: 2,
  name: 'Cuisson',
  min: 1,
  max: 1,
  defaults: [2001],
  choices: [
    { id: 2001, name: 'Normale', priceCents: 0, taxRateBp: null },
    { id: 2002, name: 'Bien cuite', priceCents: 0, taxRateBp: null },
  ],
};
const syrup = anItem({
  id: 304,
  categoryId: 13,
  name: 'Sirop',
  price: { pickupCents: 40, deliveryCents: 40, taxRateBp: 550 },
});

const settings: CatalogueFile['settings'] = {
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
};

export function exampleCatalogue(): CatalogueFile {
  const menus = [
    kept(
      {
        ...card,
        categories: [
          {
            ...pizzas,
            items: [
              margherita,
              regina,
              { ...calzone, options: [cooking] },
              { ...napolitaine, isAvailable: false, options: [] },
            ],
          },
          desserts,
          { ...drinks, items: [...drinks.items, syrup] },
        ],
      },
      aWeek((day) => {
        if (day === 'sun') return [];
        return [noon, { start: '18:30', end: day === 'fri' || day === 'sat' ? '23:00' : '22:30' }];
      }),
    ),
    kept(
      lunch,
      aWeek((day) => (day === 'sat' || day === 'sun' ? [] : [noon])),
    ),
  ];
  const file = catalogueToFile({ settings: [], zones: [], menus, offers: [] });
  const offers = [
    fileOffer({ id: 1, type: 'percentage', value: 10, categories: [12] }),
    fileOffer({ id: 9, type: 'percentage', value: 10, auto_apply: 'No', allow_repeat: 'No', code: 'BIENVENUE10' }),
  ];
  return structuredClone({ ...file, settings, offers });
}
