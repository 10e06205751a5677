import { type SiteConfig, taxPolicyOf } from '@comptoir/contract';
import { type DayHours, indexItems, priceWithTaxCents } from '@comptoir/domain';
import { describe, expect, it } from 'vitest';
import site from '../../../../../sites/leve-tard/site.ts';
import { exampleCatalogue } from '../../testing/example-catalogue.ts';
import { describeExceptions, describeHours } from './describe-hours.ts';
import { describeItem, describeMenus } from './describe-menu.ts';
import { describeRestaurant } from './describe-restaurant.ts';
import { sharedPicture } from './shared-picture.ts';

const beforeTax: SiteConfig = { ...site, tax: { enabled: true, inclusive: false, defaultRate: 10 } };
const catalogue = exampleCatalogue();
const [{ item } = { item: null }] = indexItems(catalogue.menus).values();
if (!item) throw new Error('The example has a dish.');

describe('prices that search engines read', () => {
  it('contain the tax where the menu’s do not, at the dish’s own rate [CFG-05]', () => {
    const wine = { ...item, price: { ...item.price, pickupCents: 1150, taxRateBp: 2000 } };
    const soup = { ...item, price: { ...item.price, pickupCents: 1150, taxRateBp: null } };
    const priceOf = (one: typeof item, config: SiteConfig) => describeItem(config, one, '');
    expect(priceOf(wine, beforeTax)).toMatchObject({ offers: { price: '13.80' } });
    expect(priceOf(soup, beforeTax)).toMatchObject({ offers: { price: '12.65' } });
    expect(priceOf(soup, site)).toMatchObject({ offers: { price: '11.50' } });
    const untaxed = { ...beforeTax, tax: { ...beforeTax.tax, enabled: false } };
    expect(priceOf(soup, untaxed)).toMatchObject({ offers: { price: '11.50' } });
  });

  it('are those on the menu’s page too', () => {
    const cents = priceWithTaxCents(item, 'pickup', taxPolicyOf(beforeTax));
    expect(JSON.stringify(describeMenus(beforeTax, catalogue.menus))).toContain(
      `"price":"${(cents / 100).toFixed(2)}"`,
    );
  });
});

it('a dish’s description ends with the origins of its meats, and says nothing of meats without one [LAW-09]', () => {
  const pork = { species: 'pork', bought: 'raw', raised: ['ES'], slaughtered: ['FR'] } as const;
  const meats = [{ ...pork, raised: [...pork.raised], slaughtered: [...pork.slaughtered] }];
  const told = describeItem(site, { ...item, description: 'Tomate.', meats }, 'Allergènes : lait.');
  expect(told).toMatchObject({
    description: 'Tomate. Allergènes : lait. Porc\u00a0: élevé\u00a0: Espagne · abattu\u00a0: France.',
  });
  const prepared = [{ species: 'pork', bought: 'prepared' } as const];
  expect(describeItem(site, { ...item, description: 'Tomate.', meats: prepared }, '')).toMatchObject({
    description: 'Tomate.',
  });
});

describe('a restaurant in schema.org’s words', () => {
  const withContacts = (change: object, config = site) => {
    const { settings } = catalogue;
    const contacts = { ...settings.contacts, ...change };
    return describeRestaurant(config, { ...catalogue, settings: { ...settings, contacts } });
  };

  it.each([
    [
      '14 rue Belfort, 69004 Lyon',
      { streetAddress: '14 rue Belfort', postalCode: '69004', addressLocality: 'Lyon', addressCountry: 'FR' },
    ],
    [
      'ZA Les Prés, bât. 3 - 35000 Rennes Cedex',
      {
        streetAddress: 'ZA Les Prés, bât. 3',
        postalCode: '35000',
        addressLocality: 'Rennes Cedex',
        addressCountry: 'FR',
      },
    ],
    ['Place du marché', { streetAddress: 'Place du marché' }],
    [
      'BP 12345\n3 place de la République\n69 002 Lyon, France',
      {
        streetAddress: 'BP 12345, 3 place de la République',
        postalCode: '69002',
        addressLocality: 'Lyon',
        addressCountry: 'FR',
      },
    ],
    [
      '12 rue de France, F-06000 Nice – France',
      { streetAddress: '12 rue de France', postalCode: '06000', addressLocality: 'Nice', addressCountry: 'FR' },
    ],
  ])('has its address in parts: %s', (address, expected) => {
    expect(withContacts({ address })).toMatchObject({ address: { '@type': 'PostalAddress', ...expected } });
  });

  it.each([
    ['04 78 00 00 00', '+33478000000'],
    ['+32 2 555 12 12', '+3225551212'],
  ])('is called at one international number: %s', (phone, telephone) => {
    expect(withContacts({ phone })).toMatchObject({ telephone });
  });

  it('leaves out what nobody said', () => {
    expect(withContacts({ address: '', phone: 'demandez-nous' })).not.toMatchObject({ address: expect.anything() });
    expect(withContacts({ phone: 'demandez-nous' })).not.toMatchObject({ telephone: expect.anything() });
    const empty = describeRestaurant(site, { ...catalogue, menus: [] });
    expect(empty).not.toMatchObject({ priceRange: expect.anything() });
  });

  it('says that one orders here, and whether it delivers', () => {
    const { settings } = catalogue;
    const deliveryMethods = (isActive: boolean) => {
      const delivery = { ...settings.delivery, isActive };
      return describeRestaurant(site, { ...catalogue, settings: { ...settings, delivery } });
    };
    const pickUp = expect.stringContaining('PickUp');
    expect(deliveryMethods(false)).toMatchObject({ potentialAction: { deliveryMethod: [pickUp] } });
    expect(deliveryMethods(true)).toMatchObject({ potentialAction: { deliveryMethod: [pickUp, expect.anything()] } });
  });
});

describe('hours in schema.org’s words', () => {
  const type = 'OpeningHoursSpecification';

  it('are each service apart, past midnight too', () => {
    const week: DayHours[] = [
      {
        day: 'fri',
        label: '',
        isOpen: true,
        times: [
          { start: '11:30', end: '14:30' },
          { start: '18:30', end: '02:00' },
        ],
      },
      { day: 'sat', label: '', isOpen: true, times: [{ start: '18:30', end: '02:00' }] },
      { day: 'sun', label: '', isOpen: false, times: [{ start: '11:30', end: '14:30' }] },
    ];
    expect(describeHours(week)).toEqual([
      { '@type': type, dayOfWeek: ['Friday'], opens: '11:30', closes: '14:30' },
      { '@type': type, dayOfWeek: ['Friday', 'Saturday'], opens: '18:30', closes: '02:00' },
    ]);
  });

  it('end before midnight where they go on to it: no search engine reads 24:00', () => {
    const day = (times: DayHours['times']): DayHours => ({ day: 'fri', label: '', isOpen: true, times });
    const closes = (week: DayHours[]) => describeHours(week).map((one) => (one as { closes: string }).closes);
    expect(closes([day([{ start: '18:30', end: '24:00' }])])).toEqual(['23:59']);
    expect(closes([day([{ start: '00:00', end: '24:00' }])])).toEqual(['23:59']);
    const exception = { date: '2026-12-31', isClosed: false, times: [{ start: '18:00', end: '24:00' }] };
    expect(describeExceptions([exception], Temporal.PlainDate.from('2026-12-01'))).toMatchObject([{ closes: '23:59' }]);
  });

  it('are told for days that do not follow the week: closed, or other hours, and none of the past or of a pause', () => {
    const today = Temporal.PlainDate.from('2026-12-24');
    const exceptions = [
      { date: '2026-12-23', isClosed: true, times: [] },
      {
        date: '2026-12-24',
        isClosed: false,
        times: [
          { start: '11:30', end: '14:00' },
          { start: '18:00', end: '20:00' },
        ],
      },
      { date: '2026-12-25', isClosed: true, times: [{ start: '11:30', end: '14:00' }] },
      { date: '2026-12-31', isClosed: false, times: [{ start: '18:30', end: '03:00' }] },
    ];
    const on = (date: string, opens: string, closes: string) => ({
      '@type': type,
      opens,
      closes,
      validFrom: date,
      validThrough: date,
    });
    expect(describeExceptions(exceptions, today)).toEqual([
      on('2026-12-24', '11:30', '14:00'),
      on('2026-12-24', '18:00', '20:00'),
      on('2026-12-25', '00:00', '00:00'),
      on('2026-12-31', '18:30', '03:00'),
    ]);
  });
});

it('shows the card of one of the restaurant’s own pictures, another one as it is, and its icon for none', () => {
  const shared = (picture: string | null) => sharedPicture({ ...site, siteRoot: 'https://shop.example' }, picture);
  expect(shared('/media/items/reine.webp')).toEqual({
    url: 'https://shop.example/cards/items/reine.jpg',
    isCard: true,
  });
  // Photographs are named as people name them.
  expect(shared('/media/photos/Pâté en croûte (été).v2.jpeg')).toEqual({
    url: 'https://shop.example/cards/photos/P%C3%A2t%C3%A9%20en%20cro%C3%BBte%20(%C3%A9t%C3%A9).v2.jpg',
    isCard: true,
  });
  // A site without pictures may name its icon, and a dish a drawing that is elsewhere: messengers show neither.
  for (const unshown of ['/icon.svg', 'https://cdn.example/plate.SVG'])
    expect(shared(unshown)).toEqual({ url: 'https://shop.example/cards/icon.jpg', isCard: true });
  expect(shared('/media/site/plate.svg')).toEqual({ url: 'https://shop.example/cards/site/plate.jpg', isCard: true });
  expect(shared(null)).toEqual({ url: 'https://shop.example/cards/icon.jpg', isCard: true });
  expect(shared('https://cdn.example/a.jpg')).toEqual({ url: 'https://cdn.example/a.jpg', isCard: false });
});
