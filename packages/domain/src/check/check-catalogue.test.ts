import { describe, expect, it } from 'vitest';
import { weekdays } from '../calendar/weekday.ts';
import type { Item, Menu, OptionGroup } from '../menu/menu.ts';
import { aCoupon, aHealthyShop, anAutomatic, aSquare } from '../testing/checked-example.ts';
import { anItem } from '../testing/example-catalogue.ts';
import { paris } from '../testing/price-example.ts';
import type { CheckedCatalogue, CheckFacts } from './base/checked-catalogue.ts';
import { checkCatalogue, checkInSteps, type Finding } from './check-catalogue.ts';
import { type CheckId, checkIds, checks } from './checks.ts';

const now = paris('2026-11-26T10:00');

interface Shop {
  catalogue: CheckedCatalogue;
  facts: CheckFacts;
}

function findingsOf(spoil: (shop: Shop) => void, at = now): Finding[] {
  const shop = aHealthyShop();
  spoil(shop);
  return checkCatalogue(shop.catalogue, shop.facts, at);
}

/** The findings as "C11 warning offer 7 hours". */
const told = (findings: Finding[]) =>
  findings.map(({ check, severity, target: { kind, id }, why }) =>
    [check, severity, kind, id, ...(why === null ? [] : [why])].join(' '),
  );

const menuOf = ({ catalogue }: Shop, id = 1): Menu => find(catalogue.menus, id);
const itemOf = (shop: Shop, id: number): Item => find(listItems(shop), id);
const groupOf = (shop: Shop, id: number): OptionGroup =>
  find(
    listItems(shop).flatMap(({ options }) => options),
    id,
  );
const listItems = ({ catalogue }: Shop) =>
  catalogue.menus.flatMap(({ categories }) => categories.flatMap(({ items }) => items));

function find<Thing extends { id: number }>(things: Thing[], id: number): Thing {
  const found = things.find((thing) => thing.id === id);
  if (!found) throw new Error(`The example has no ${id}`);
  return found;
}

const addItem = (shop: Shop, categoryId: number, rest: Partial<Item> & Pick<Item, 'name'>) => {
  const category = shop.catalogue.menus.flatMap(({ categories }) => categories).find(({ id }) => id === categoryId);
  const told = { description: 'Avec soin', image: '/media/x.webp', allergens: [] };
  category?.items.push(anItem({ ...told, id: 900, categoryId, ...rest }));
};
const priced = (pickupCents: number | null, taxRateBp: number | null = 1000) => ({
  pickupCents,
  deliveryCents: pickupCents,
  taxRateBp,
});
const evening = [{ days: [], start: '23:00', end: '23:30' }];
const oven = { id: 'four', name: 'Four', perWindow: 6, earlyMinutes: 30, isOfDrivers: false };
const noRanges = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] };

/** Each fault with the findings that it must have, which are all findings of that catalogue. */
const faults: [string, string[], (shop: Shop) => void][] = [
  ['a dish without any price', ['C01 error item 101'], (to) => Object.assign(itemOf(to, 101).price, priced(null))],
  [
    'a required group that is sold out for good',
    ['C02 error option 2'],
    (to) => {
      for (const choice of groupOf(to, 2).choices) choice.soldOutUntil = null;
    },
  ],
  [
    'a group whose maximum is below its minimum',
    ['C02 error option 1'],
    (to) => {
      Object.assign(groupOf(to, 1), { min: 2, max: 1 });
    },
  ],
  [
    'a group with fewer choices than its minimum',
    ['C02 warning option 1'],
    (to) => {
      Object.assign(groupOf(to, 1), { min: 4 });
    },
  ],
  [
    'an offer for a dish that was deleted',
    ['C03 error offer 1 offer'],
    (to) => find(to.catalogue.offers, 1).itemIds.push(999),
  ],
  [
    'an offer for nothing but a deleted menu',
    ['C03 error offer 1 offer'],
    (to) => Object.assign(find(to.catalogue.offers, 1), { itemIds: [], menuIds: [99] }),
  ],
  [
    'a coupon for a category that was deleted',
    ['C03 error offer 5 coupon'],
    (to) => Object.assign(find(to.catalogue.offers, 5), { categoryIds: [99] }),
  ],
  ['a default choice that was deleted', ['C03 error option 2 option'], (to) => groupOf(to, 2).defaults.push(2009)],
  [
    'options that cost less than nothing',
    ['C04 error item 103'],
    (to) => {
      const item = itemOf(to, 103);
      const [, size] = structuredClone(item.options);
      item.price = priced(1000);
      if (size)
        item.options = [
          {
            ...size,
            id: 3,
            choices: size.choices.map((choice) => ({ ...choice, id: choice.id + 1000, priceCents: -1001 })),
            defaults: [],
          },
        ];
    },
  ],
  [
    'no VAT rate anywhere',
    ['C05 error item 201'],
    (to) => {
      to.facts.tax = { isEnabled: true, isInclusive: true, defaultRateBp: 0 };
      itemOf(to, 201).price.taxRateBp = null;
    },
  ],
  [
    'one code for two coupons',
    ['C06 error offer 6 code'],
    (to) =>
      to.catalogue.offers.push(aCoupon('percentage', 'BIENVENUE10', { id: 6, percentBp: 500, categoryIds: [12] })),
  ],
  [
    'one name for two zones, but for an accent',
    ['C06 error zone Céntre zone'],
    (to) => Object.assign(to.catalogue.delivery.zones[1] ?? {}, { name: 'Céntre' }),
  ],
  ['one name for two menus', ['C06 error menu 2 menu'], (to) => Object.assign(menuOf(to, 2), { name: 'carte' })],
  ['a dish without allergens', ['C07 warning item 103'], (to) => Object.assign(itemOf(to, 103), { allergens: null })],
  [
    'a choice without allergens',
    ['C07 warning choice 1003'],
    (to) => {
      delete groupOf(to, 1).choices[2]?.declaration;
    },
  ],
  ['a kir at 10 %', ['C08 warning item 900'], (to) => addItem(to, 13, { name: 'Kir royal', price: priced(700) })],
  [
    'a dessert at 20 %',
    ['C08 warning item 201'],
    (to) => Object.assign(itemOf(to, 201), { price: priced(550, 2000), isWithdrawable: true }),
  ],
  [
    'a home-made cake at 5.5 %',
    ['C08 warning item 201'],
    (to) => Object.assign(itemOf(to, 201), { price: priced(550, 550), isHomemade: true }),
  ],
  [
    'a dish without a picture',
    ['C09 warning item 201 picture'],
    (to) => Object.assign(itemOf(to, 201), { image: null }),
  ],
  [
    'a picture that the site lacks',
    ['C09 warning item 201 file'],
    (to) => Object.assign(to.facts, { hasPicture: (path: string) => path !== '/media/items/201.webp' }),
  ],
  [
    'a dish without a description',
    ['C09 warning item 201 description'],
    (to) => Object.assign(itemOf(to, 201), { description: ' ' }),
  ],
  ['a pizza at 109 euros', ['C10 warning item 101'], (to) => Object.assign(itemOf(to, 101), { price: priced(10_900) })],
  [
    'a pizza at 1.09 euros',
    ['C10 warning item 101'],
    (to) => Object.assign(itemOf(to, 101), { price: priced(109), options: [] }),
  ],
  [
    'a lone dessert at 550 euros',
    ['C10 warning item 201'],
    (to) => Object.assign(itemOf(to, 201), { price: priced(55_000) }),
  ],
  [
    'an offer at hours when nothing is served',
    ['C11 warning offer 1 hours'],
    (to) => Object.assign(find(to.catalogue.offers, 1), { activeTimes: evening }),
  ],
  [
    'an offer in the evening for a dish of noon',
    ['C11 warning offer 1 hours'],
    (to) =>
      Object.assign(find(to.catalogue.offers, 1), {
        itemIds: [401],
        activeTimes: [{ days: [], start: '18:00', end: '22:00' }],
      }),
  ],
  [
    'an offer for a dish that is not on sale',
    ['C11 warning offer 1 off'],
    (to) => Object.assign(itemOf(to, 101), { isAvailable: false }),
  ],
  [
    'an automatic discount for nothing',
    ['C11 warning offer 6 targets'],
    (to) => to.catalogue.offers.push(anAutomatic('percentage', { id: 6, percentBp: 1000 })),
  ],
  [
    'a gift that is not on sale',
    ['C12 warning offer 2'],
    (to) =>
      find(to.catalogue.offers, 2).itemIds.splice(0, 1, 900) && addItem(to, 12, { name: 'Glace', isAvailable: false }),
  ],
  [
    'a gift that is sold out for good',
    ['C12 warning offer 2'],
    (to) => Object.assign(itemOf(to, 201), { soldOutUntil: null }),
  ],
  [
    'a minimum that no cart reaches',
    ['C13 warning offer 4 minimum'],
    (to) => Object.assign(find(to.catalogue.offers, 4), { minimumCents: 500_000 }),
  ],
  [
    'free delivery where nothing is delivered',
    ['C13 warning offer 3 mode'],
    (to) => Object.assign(to.catalogue.delivery, { isActive: false }),
  ],
  [
    'a coupon of 100 %',
    ['C14 warning offer 5'],
    (to) => Object.assign(find(to.catalogue.offers, 5), { percentBp: 10_000 }),
  ],
  [
    'an amount above the dearest dish',
    ['C14 warning offer 4'],
    (to) => Object.assign(find(to.catalogue.offers, 4), { amountCents: 1100 }),
  ],
  [
    'percentages of 60 % on one dish',
    ['C15 note item 201 sum'],
    (to) => {
      find(to.catalogue.offers, 5).percentBp = 2500;
      to.catalogue.offers.push(anAutomatic('percentage', { id: 6, percentBp: 3500, itemIds: [201] }));
    },
  ],
  [
    'a second free delivery',
    ['C15 note offer 6 delivery'],
    (to) => to.catalogue.offers.push(anAutomatic('free_delivery', { id: 6, minimumCents: 8000 })),
  ],
  [
    'a coupon that has ended',
    ['C16 warning offer 5 expired'],
    (to) => Object.assign(find(to.catalogue.offers, 5), { expiresAt: '2026-11-26T09:00:00Z' }),
  ],
  [
    'a coupon that is used up',
    ['C16 warning offer 5 used'],
    (to) => {
      find(to.catalogue.offers, 5).maxUses = 14;
      to.facts.couponUses = new Map([[5, 14]]);
    },
  ],
  [
    'a coupon without a limit',
    ['C16 warning offer 5 unlimited'],
    (to) => Object.assign(find(to.catalogue.offers, 5), { maxUsesPerCustomer: null }),
  ],
  [
    'delivery to no zone',
    ['C17 error setting features.delivery.zones zone'],
    (to) => to.catalogue.delivery.zones.splice(0),
  ],
  [
    'delivery by distance from nowhere',
    ['C17 error setting contacts.latitude place'],
    (to) =>
      Object.assign(to.catalogue, { place: null, delivery: { ...to.catalogue.delivery, calculation: 'distance' } }),
  ],
  [
    'delivery at no hour',
    ['C13 warning offer 3 mode', 'C17 error setting features.delivery.active hours'],
    (to) => {
      for (const menu of to.catalogue.menus)
        Object.assign(menu, { pickupTimeRanges: menu.timeRanges, timeRanges: noRanges });
    },
  ],
  [
    'two zones with one street and two fees',
    ['C18 warning zone Centre'],
    (to) => to.catalogue.delivery.zones.splice(1, 1, aSquare('Est', { east: 18, feeCents: 400 })),
  ],
  [
    'a strip between two zones',
    ['C19 note zone Centre hole'],
    (to) => to.catalogue.delivery.zones.splice(1, 1, aSquare('Est', { east: 22 })),
  ],
  [
    'a restaurant outside of all zones',
    ['C19 note zone Centre restaurant'],
    (to) => Object.assign(to.catalogue, { place: { lat: 45.7, lng: 4.83 } }),
  ],
  [
    'a zone like a bow tie',
    ['C20 error zone Est crossing'],
    (to) => {
      const [ring = []] = to.catalogue.delivery.zones[1]?.polygon ?? [];
      ring.splice(1, 2, ring[2] ?? [], ring[1] ?? []);
    },
  ],
  [
    'a zone with latitude and longitude swapped',
    ['C20 error zone Est swapped'],
    (to) => {
      for (const corner of to.catalogue.delivery.zones[1]?.polygon?.[0] ?? []) corner.reverse();
    },
  ],
  [
    'a zone with a corner 70 km away',
    ['C20 error zone Est far'],
    (to) => to.catalogue.delivery.zones[1]?.polygon?.[0]?.splice(1, 1, [4.86, 46.41]),
  ],
  [
    'a zone without a name',
    ['C20 error zone  name'],
    (to) => Object.assign(to.catalogue.delivery.zones[1] ?? {}, { name: ' ' }),
  ],
  [
    'a zone with a minimum that no cart reaches',
    ['C21 warning zone Est'],
    (to) => Object.assign(to.catalogue.delivery.zones[1] ?? {}, { minimumCents: 900_000 }),
  ],
  [
    'a notice of eight days',
    ['C22 error setting scheduling.minimum_time week'],
    (to) => Object.assign(to.catalogue.scheduling.delivery, { minimumMinutes: 8 * 1440 }),
  ],
  [
    'a service that its removed slots eat',
    ['C22 warning setting scheduling.pickup_remove_first_range removed'],
    (to) => {
      for (const menu of to.catalogue.menus) menu.pickupTimeRanges = { fri: ['11:30-12:00', '18:30-22:00'] };
      to.catalogue.scheduling.pickup.removeFirst = 2;
    },
  ],
  [
    'an exceptional day that is over',
    ['C23 warning day 2026-11-25 past'],
    (to) => to.catalogue.scheduling.exceptions.push({ date: '2026-11-25', isClosed: true, times: [] }),
  ],
  [
    'an exceptional day for a menu that was deleted',
    ['C03 error day 2026-11-30 day'],
    (to) => to.catalogue.scheduling.exceptions.push({ date: '2026-11-30', isClosed: true, times: [], menuIds: [99] }),
  ],
  [
    'a closed week whose delivery has orders',
    ['C23 warning day 2026-11-27 orders'],
    (to) =>
      to.catalogue.scheduling.exceptions.push({
        date: '2026-11-27',
        until: '2026-12-05',
        isClosed: true,
        times: [],
        modes: ['delivery'],
      }),
  ],
  [
    'a closed day with orders',
    ['C23 warning day 2026-11-27 orders'],
    (to) => to.catalogue.scheduling.exceptions.push({ date: '2026-11-27', isClosed: true, times: [] }),
  ],
  [
    'fewer places than a Saturday had orders',
    ['C24 warning setting scheduling.slot_capacity capacity'],
    (to) => Object.assign(to.catalogue.scheduling, { slotCapacity: 1 }),
  ],
  [
    'a delivery that is promised too early',
    ['C24 warning setting scheduling.minimum_time delivery'],
    (to) => Object.assign(to.catalogue.kitchen, { travelMinutes: 31 }),
  ],
  [
    'a post that makes nothing',
    ['C38 warning setting kitchen.posts'],
    (to) => Object.assign(to.catalogue, { posts: [{ ...oven, perWindow: 0 }] }),
  ],
  [
    'a post that may begin no earlier than it has to be ready',
    ['C38 warning setting kitchen.posts'],
    (to) => Object.assign(to.catalogue, { posts: [{ ...oven, earlyMinutes: 0 }] }),
  ],
  [
    'a dish that is more work than its post can do before it is due',
    ['C38 warning setting kitchen.posts'],
    (to) => {
      Object.assign(to.catalogue, { posts: [oven] });
      Object.assign(listItems(to)[0] ?? {}, { work: { four: 12 * 4 + 1 } });
    },
  ],
  [
    'posts that can do what they have to, and drivers of whom no dish asks anything',
    [],
    (to) => {
      Object.assign(to.catalogue, { posts: [{ ...oven, id: 'route', perWindow: 0, isOfDrivers: true }, oven] });
      Object.assign(listItems(to)[0] ?? {}, { work: { four: 12 * 4 } });
    },
  ],
  [
    'a reception without anybody',
    ['C25 error setting office.reception nobody'],
    (to) => Object.assign(to.facts, { people: 0, devices: 0, boardSeenAt: null }),
  ],
  [
    'a board that was not open for a week',
    ['C25 error setting office.reception board'],
    (to) => Object.assign(to.facts, { boardSeenAt: Temporal.Instant.from('2026-11-19T08:59:59Z') }),
  ],
  [
    'cards without keys',
    ['C26 warning setting payments.stripe.active card', 'C26 warning setting payments.paypal.active paypal'],
    (to) => Object.assign(to.facts, { hasCardKeys: false }),
  ],
  [
    'PayPal that the account does not offer',
    ['C26 warning setting payments.paypal.active paypal'],
    (to) => Object.assign(to.facts, { isPaypalOffered: false }),
  ],
  [
    'answers without mails',
    ['C26 warning setting office.reception mail'],
    (to) => Object.assign(to.facts, { hasMail: false }),
  ],
  [
    'a dish that speaks of ham',
    ['C27 warning item 102'],
    (to) => {
      delete itemOf(to, 102).meats;
    },
  ],
  [
    'a choice that speaks of ham',
    ['C27 warning choice 1002'],
    (to) => {
      delete groupOf(to, 1).choices[1]?.meats;
    },
  ],
  [
    'a wine without the mark of alcohol',
    ['C28 warning item 302'],
    (to) => {
      delete itemOf(to, 302).alcohol;
    },
  ],
  [
    'a lemonade in a bottle that can’t be given back',
    ['C29 warning item 301'],
    (to) => {
      delete itemOf(to, 301).isWithdrawable;
    },
  ],
  ['wine without a licence', ['C30 error item 302 licence'], (to) => Object.assign(to.catalogue, { licence: 'none' })],
  ['wine at 10 %', ['C30 error item 302 rate'], (to) => Object.assign(itemOf(to, 302).price, { taxRateBp: 1000 })],
  [
    'alcohol at night without the permit',
    ['C30 error setting alcohol.hours hours'],
    (to) => Object.assign(to.catalogue.alcohol.hours, { sat: ['18:00-02:30'] }),
  ],
  [
    'alcohol on the night of a day of its own',
    ['C30 error setting alcohol.exceptions hours'],
    (to) => to.catalogue.alcohol.exceptions.push({ date: '2026-12-31', ranges: ['20:00-23:00'] }),
  ],
  [
    'wine as a gift',
    ['C30 error offer 2 gift'],
    (to) => {
      find(to.catalogue.offers, 2).itemIds.push(302);
    },
  ],
  [
    'hours of alcohol between the services',
    ['C31 warning setting alcohol.hours'],
    (to) => {
      for (const day of weekdays) to.catalogue.alcohol.hours[day] = ['14:00-18:30'];
    },
  ],
  [
    'a home-made dish that can be given back',
    ['C32 error item 201'],
    (to) => Object.assign(itemOf(to, 201), { isHomemade: true, isWithdrawable: true }),
  ],
  [
    'an audit of accessibility that is 30 months old',
    ['C35 warning setting legal.accessibility'],
    (to) => Object.assign(to.catalogue, { audit: { date: '2024-05-26', by: 'Atelier Accès', percent: 62.5 } }),
  ],
  ['two bottles of wine for one', ['C36 warning offer 1'], (to) => find(to.catalogue.offers, 1).itemIds.push(302)],
];

describe('the checks of a catalogue', () => {
  it('find nothing in a healthy one [REH-04]', () => {
    expect(findingsOf(() => {})).toEqual([]);
  });

  const areOfOffers = ([, [finding = '']]: (typeof faults)[number]) => /^C1[1-6]/.test(finding);

  it.each(faults.filter(areOfOffers))('warn of %s by one check alone [OFE-08, REH-04]', (_, expected, spoil) => {
    expect(told(findingsOf(spoil))).toEqual(expected);
  });

  it.each(faults.filter((fault) => !areOfOffers(fault)))(
    'find %s by one check alone [REH-04]',
    (_, expected, spoil) => {
      expect(told(findingsOf(spoil))).toEqual(expected);
    },
  );

  it('have a fault each above, and the severity of their findings [REH-04, REH-05]', () => {
    const shown = new Set(faults.flatMap(([, expected]) => expected.map((finding) => finding.slice(0, 3))));
    expect([...shown].sort()).toEqual(checkIds);
    const severities = Object.fromEntries(checkIds.map((id) => [id, checks[id].severity]));
    for (const [, [finding = '']] of faults) {
      const [check = '', severity] = finding.split(' ');
      if (!['C02', 'C13', 'C22'].includes(check)) expect(severity).toBe(severities[check as CheckId]);
    }
  });

  it('run in steps, with the same findings [REH-06]', () => {
    const { catalogue, facts } = aHealthyShop();
    facts.people = 0;
    facts.hasCardKeys = false;
    const steps = [...checkInSteps(catalogue, facts, now)];
    expect(steps.length).toBeGreaterThanOrEqual(checkIds.length);
    expect(steps.flat()).toEqual(checkCatalogue(catalogue, facts, now));
  });
});
