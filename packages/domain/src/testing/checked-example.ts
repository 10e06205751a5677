import type { WeekRanges } from '../calendar/weekday.ts';
import type { CheckedCatalogue, CheckedOffer, CheckFacts } from '../check/base/checked-catalogue.ts';
import type { Zone } from '../delivery/zone.ts';
import { usualAlcoholHours } from '../law/alcohol-hours.ts';
import type { Category, Item, Menu, OptionGroup } from '../menu/menu.ts';
import type { OfferType } from '../offer/offer.ts';
import {
  anOffer,
  calzone,
  card,
  lunch,
  margherita,
  napolitaine,
  regina,
  setMeal,
  soda,
  tiramisu,
  wine,
} from './example-catalogue.ts';
import { aScheduling } from './example-schedule.ts';
import { inclusiveTax } from './price-example.ts';

// The example catalogue as a shop that is ready to open: nothing in it is wrong or doubtful.

const daily = (ranges: string[]): WeekRanges => ({
  mon: ranges,
  tue: ranges,
  wed: ranges,
  thu: ranges,
  fri: ranges,
  sat: ranges,
  sun: ranges,
});

const pork = { species: 'pork', bought: 'prepared' } as const;
const nothingAdded = { contains: [], traces: [], removes: [] };

function aToppings(): OptionGroup {
  return {
    id: 1,
    name: 'Suppléments',
    min: 0,
    max: 5,
    defaults: [],
    choices: [
      { id: 1001, name: 'Mozzarella', priceCents: 150, taxRateBp: 1000, declaration: nothingAdded },
      { id: 1002, name: 'Jambon', priceCents: 200, taxRateBp: 1000, declaration: nothingAdded, meats: [pork] },
      { id: 1003, name: 'Sauce piquante', priceCents: 50, taxRateBp: null, declaration: nothingAdded },
    ],
  };
}

function aSize(): OptionGroup {
  return {
    id: 2,
    name: 'Taille',
    min: 1,
    max: 1,
    defaults: [2001],
    choices: [
      { id: 2001, name: 'Classique', priceCents: 0, taxRateBp: null, declaration: nothingAdded },
      { id: 2002, name: 'Petite', priceCents: -200, taxRateBp: null, declaration: nothingAdded },
    ],
  };
}

const told = (item: Item, rest: Partial<Item> = {}): Item => ({
  ...item,
  description: item.description || 'Faite sur place, chaque jour',
  image: `/media/items/${item.id}.webp`,
  allergens: item.allergens ?? [],
  ...rest,
});

const aCategory = (id: number, name: string, items: Item[]): Category => ({
  id,
  name,
  description: '',
  gender: 'f',
  items,
});

function healthyMenus(): Menu[] {
  const options = [aToppings(), aSize()];
  const pizzas = [margherita, calzone, napolitaine].map((item) => told(item, { options }));
  const drinks = [
    told(soda, { isWithdrawable: true }),
    told(wine, { isWithdrawable: true, alcohol: { kind: 'wine', abv: 13 } }),
  ];
  const withMeat = told(regina, { options, description: 'Tomate, jambon, olives', meats: [pork] });
  return [
    {
      ...card,
      timeRanges: daily(['11:30-14:00', '18:30-22:00']),
      categories: [
        aCategory(11, 'Pizzas', [...pizzas, withMeat]),
        aCategory(12, 'Desserts', [told(tiramisu)]),
        aCategory(13, 'Boissons', drinks),
      ],
    },
    { ...lunch, timeRanges: daily(['11:30-14:00']), categories: [aCategory(21, 'Formules', [told(setMeal)])] },
  ];
}

/** A square zone around a place in Lyon; `east` and `north` move it by so many thousandths of a degree. */
export function aSquare(name: string, { east = 0, north = 0, size = 20, feeCents = 250 } = {}): Zone {
  const [lng, lat] = [4.82 + east / 1000, 45.76 + north / 1000];
  const side = size / 1000;
  const ring = [
    [lng, lat],
    [lng + side, lat],
    [lng + side, lat + side],
    [lng, lat + side],
    [lng, lat],
  ];
  return { name, city: 'Lyon', postalCode: null, feeCents, flatChargeCents: 0, minimumCents: 1500, polygon: [ring] };
}

export function aCoupon(type: OfferType, code: string, rest: Partial<CheckedOffer> = {}): CheckedOffer {
  const limits = { maxUses: null, maxUsesPerCustomer: 1, expiresAt: null };
  return { ...limits, ...anOffer(type, { autoApply: false, ...rest }), ...rest, type, code };
}

export function anAutomatic(type: OfferType, rest: Partial<CheckedOffer> = {}): CheckedOffer {
  return { ...anOffer(type, rest), code: null, maxUses: null, maxUsesPerCustomer: null, expiresAt: null };
}

/** A new copy for each test, so that a test can spoil it. */
export function aHealthyShop(): { catalogue: CheckedCatalogue; facts: CheckFacts } {
  const rules = { showRange: true, removeFirst: 0, removeLast: 0, minimumMinutes: 45 };
  const catalogue: CheckedCatalogue = {
    menus: structuredClone(healthyMenus()),
    offers: [
      anAutomatic('buy_one_get_one', { id: 1, itemIds: [101] }),
      anAutomatic('free_item', { id: 2, itemIds: [201], minimumCents: 3500 }),
      anAutomatic('free_delivery', { id: 3, minimumCents: 5000 }),
      anAutomatic('fixed_amount', { id: 4, amountCents: 300, itemIds: [103] }),
      aCoupon('percentage', 'BIENVENUE10', { id: 5, percentBp: 1000, categoryIds: [12] }),
    ],
    delivery: {
      isActive: true,
      calculation: 'zone',
      minimumCents: 0,
      flatChargeCents: 0,
      maxDistance: null,
      unit: 'km',
      baseCostCents: 0,
      costPerUnitCents: 0,
      zones: [aSquare('Centre'), aSquare('Est', { east: 20, feeCents: 400 })],
    },
    scheduling: aScheduling(rules, { pickup: { ...rules, minimumMinutes: 20 }, slotCapacity: 8 }),
    payments: { isCardActive: true, isPaypalActive: true },
    kitchen: { preparationMinutes: 15, travelMinutes: 15 },
    posts: [],
    reception: 'manual',
    licence: 'takeaway',
    alcohol: {
      hours: { ...usualAlcoholHours },
      exceptions: [],
      canOrderAnyTime: false,
      isWithMeal: false,
      hasNightPermit: false,
    },
    audit: { date: '2026-03-10', by: 'Atelier Accès', percent: 62.5 },
    place: { lat: 45.77, lng: 4.83 },
  };
  const facts: CheckFacts = {
    tax: inclusiveTax,
    hasPicture: () => true,
    couponUses: new Map(),
    openOrders: [
      { mode: 'pickup', date: '2026-11-27', orders: 2 },
      { mode: 'delivery', date: '2026-11-28', orders: 1 },
    ],
    slotOrders: [{ mode: 'delivery', date: '2026-11-21', orders: 40 }],
    people: 1,
    devices: 1,
    boardSeenAt: Temporal.Instant.from('2026-11-26T09:00:00Z'),
    hasCardKeys: true,
    isPaypalOffered: null,
    hasMail: true,
  };
  return { catalogue, facts };
}
