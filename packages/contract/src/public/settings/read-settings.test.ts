import { usualAlcoholHours } from '@comptoir/domain';
import { describe, expect, it } from 'vitest';
import { readSettings } from './read-settings.ts';
import type { NamedValue } from './settings.ts';

const read = (values: Record<string, unknown>) =>
  readSettings(Object.entries(values).map(([name, value]): NamedValue => ({ name, value })));

describe('the settings list', () => {
  it('has a default for all that is absent [CFG-23]', () => {
    expect(readSettings([])).toEqual({
      contacts: {
        name: '',
        address: '',
        phone: '',
        email: '',
        latitude: null,
        longitude: null,
        socialLinks: [],
      },
      payments: {
        isCashActive: true,
        guestCash: { kind: 'accepted' },
        isCardActive: false,
        isPaypalActive: false,
        cardPublicKey: null,
        cardScriptUrl: null,
        preferredNetwork: 'cartes_bancaires',
        areWalletsActive: true,
        isLinkActive: false,
        tips: null,
      },
      company: { isOffered: false },
      delivery: {
        isActive: false,
        calculation: 'distance',
        minimumCents: 0,
        flatChargeCents: 0,
        maxDistance: null,
        unit: 'km',
        baseCostCents: 0,
        costPerUnitCents: 0,
        zones: [],
      },
      scheduling: {
        delivery: { showRange: true, removeFirst: 0, removeLast: 0, minimumMinutes: 0 },
        pickup: { showRange: true, removeFirst: 0, removeLast: 0, minimumMinutes: 0 },
        slotCapacity: null,
        exceptions: [],
        pauses: [],
        busyPeriods: [],
      },
      accessibility: { standard: 'RGAA 4.1', audit: null, known: [], contactDays: 5 },
      alcohol: { hours: usualAlcoholHours, exceptions: [], canOrderAnyTime: false, isWithMeal: false },
      packaging: { hasCutlery: true, takesOwnContainers: true },
      dishPosts: [],
      withdrawal: { isShown: false },
      retention: { accountIdleMonths: 24, customerMonths: 36, figuresYears: 10, logMonths: 12 },
    });
  });

  it.each([
    [{ 'contacts.name': 'X' }],
    [{ contacts: { name: 'X' } }],
    [{ 'contacts.name': 'X', contacts: { name: 'Y' } }],
  ])('is read by dotted path, the exact name first: %j [CFG-18]', (values) => {
    expect(read(values).contacts.name).toBe('X');
  });

  it('takes the longest name that holds the path [CFG-18]', () => {
    const values = { features: { delivery: { unit: 'km', active: true } }, 'features.delivery': { unit: 'mi' } };
    expect([read(values).delivery.unit, read(values).delivery.isActive]).toEqual(['mi', true]);
  });

  it('names contacts and payments [CFG-19, CFG-20]', () => {
    const settings = read({
      'contacts.phone': '+33 4 78 00 00 00',
      'contacts.latitude': '45.764',
      'contacts.social_links': [
        { name: 'instagram', url: 'https://instagram.com/x' },
        { name: 'bad', url: 'javascript:alert(1)' },
        'nothing',
      ],
      'payments.stripe.active': 'Yes',
      'payments.stripe.public_key': 'pk_test_demo',
      'payments.paypal.active': '1',
      'payments.cod.active': false,
      'payments.cod.guests': { kind: 'code', from: '5' },
    });
    expect(settings.contacts).toMatchObject({ phone: '+33 4 78 00 00 00', latitude: 45.764 });
    expect(settings.contacts.socialLinks).toEqual([{ name: 'instagram', url: 'https://instagram.com/x' }]);
    expect(settings.payments).toEqual({
      isCashActive: false,
      guestCash: { kind: 'code', from: 5 },
      isCardActive: true,
      isPaypalActive: true,
      cardPublicKey: 'pk_test_demo',
      cardScriptUrl: null,
      preferredNetwork: 'cartes_bancaires',
      areWalletsActive: true,
      isLinkActive: false,
      tips: null,
    });
  });

  it.each([
    [{ kind: 'account' }, { kind: 'account' }],
    [{ kind: 'code' }, { kind: 'code', from: 3 }],
    [
      { kind: 'code', from: 0 },
      { kind: 'code', from: 1 },
    ],
    [
      { kind: 'code', from: 900 },
      { kind: 'code', from: 20 },
    ],
    [{ kind: 'never' }, { kind: 'accepted' }],
    ['account', { kind: 'accepted' }],
    [null, { kind: 'accepted' }],
  ])('take cash of guests as %j says [CFG-28]', (value, guestCash) => {
    expect(read({ 'payments.cod.guests': value }).payments.guestCash).toEqual(guestCash);
  });

  it.each([
    ['cartes_bancaires', 'cartes_bancaires'],
    [null, null],
    [undefined, 'cartes_bancaires'],
    ['visa', 'cartes_bancaires'],
  ])('prefer the network %j of a co-badged card as %j [CFG-31, PYX-10]', (value, network) => {
    const values = value === undefined ? {} : { 'payments.card.preferred_network': value };
    expect(read(values).payments.preferredNetwork).toBe(network);
  });

  it.each([
    [{}, true, false],
    [{ 'payments.wallets.active': false, 'payments.wallets.link': true }, false, true],
    [{ 'payments.wallets.active': 'no', 'payments.wallets.link': 'yes' }, false, true],
    [{ 'payments.wallets.active': 'peut-être', 'payments.wallets.link': 2 }, false, false],
  ])('offer wallets and Link as %j says: %s, %s [CFG-32, CFG-33]', (values, areWalletsActive, isLinkActive) => {
    expect(read(values).payments).toMatchObject({ areWalletsActive, isLinkActive });
  });

  it.each([
    [{}, null],
    [{ active: true }, null],
    [{ duties_read: true }, null],
    [
      { active: true, duties_read: true },
      { amountsCents: [100, 200, 300], maxCents: 2000 },
    ],
    [
      { active: true, duties_read: true, amounts: [0.5, '5', 30], max: '10.50' },
      { amountsCents: [50, 500], maxCents: 1050 },
    ],
    [
      { active: true, duties_read: true, amounts: ['x', -1], max: null },
      { amountsCents: [100, 200, 300], maxCents: 2000 },
    ],
    [{ active: true, duties_read: true, max: 0 }, null],
  ])('take tips as %j says, and only once the duties were read [CFG-34, PYX-85]', (tips, taken) => {
    const values = Object.fromEntries(Object.entries(tips).map(([name, value]) => [`payments.tips.${name}`, value]));
    expect(read(values).payments.tips).toEqual(taken);
  });

  it.each([
    ['https://js.stripe.com/v3/', 'https://js.stripe.com/v3/'],
    ['/demo-card/v3/', '/demo-card/v3/'],
    ['//evil.example/v3/', null],
    ['/\\evil.example/v3/', null],
    ['javascript:alert(1)', null],
  ])('takes the card provider’s script from a web address or a path only: %s [PAY-18]', (url, expected) => {
    expect(read({ 'payments.stripe.script_url': url }).payments.cardScriptUrl).toBe(expected);
  });

  it('reads delivery by its full names [CFG-21]', () => {
    const { delivery } = read({
      'features.delivery.active': true,
      'features.delivery.calculation_type': 'zone',
      'features.delivery.minimum_order': 15,
      'features.delivery.flat_charge': '2.50',
      'features.delivery.max_distance': 10,
      'features.delivery.base_cost': 1.5,
      'features.delivery.cost_per_unit': 0.5,
      'features.delivery.zones': [
        { name: 'Centre', city: 'Lyon', postal_code: 69002, delivery_fee: 2.5, flat_charge: null, minimum_order: '15' },
        {
          name: 'Ailleurs',
          city: 'Bron',
          polygon: [
            [
              [4.8, 45.7],
              [4.9, 45.7],
              [4.9, 45.8],
            ],
          ],
        },
        { name: 'Tordu', city: 'Bron', polygon: { type: 'Polygon', coordinates: [[[4.8, 'x']]] } },
        { city: 'sans nom' },
      ],
    });
    expect(delivery).toMatchObject({
      isActive: true,
      calculation: 'zone',
      minimumCents: 1500,
      flatChargeCents: 250,
      maxDistance: 10,
      baseCostCents: 150,
      costPerUnitCents: 50,
    });
    expect(delivery.zones).toEqual([
      { name: 'Centre', city: 'Lyon', postalCode: '69002', feeCents: 250, flatChargeCents: 0, minimumCents: 1500 },
      {
        name: 'Ailleurs',
        city: 'Bron',
        postalCode: null,
        feeCents: 0,
        flatChargeCents: 0,
        minimumCents: 0,
        polygon: [
          [
            [4.8, 45.7],
            [4.9, 45.7],
            [4.9, 45.8],
          ],
        ],
      },
      { name: 'Tordu', city: 'Bron', postalCode: null, feeCents: 0, flatChargeCents: 0, minimumCents: 0 },
    ]);
  });

  it('reads delivery by its bare names too [CFG-21]', () => {
    expect(read({ minimum_order: 15, flat_charge: 2, unit: 'mi' }).delivery).toMatchObject({
      minimumCents: 1500,
      flatChargeCents: 200,
      unit: 'mi',
    });
  });

  it.each([0, '0', null, -1, 'loin'])('has no limit of distance when it says %j [LOC-09]', (value) => {
    expect(read({ max_distance: value }).delivery.maxDistance).toBeNull();
  });

  it('reads the slots of each mode by names of their own, missing ones from the defaults [CFG-22, CHK-51]', () => {
    const { scheduling } = read({
      'scheduling.show_range': 'No',
      'scheduling.remove_first_range': true,
      'scheduling.remove_first_range_number': '2',
      'scheduling.remove_last_range': 1,
      'scheduling.minimum_time': '45',
      'scheduling.pickup_minimum_time': 20,
      'scheduling.slot_capacity': 8,
    });
    expect(scheduling.delivery).toEqual({ showRange: false, removeFirst: 2, removeLast: 1, minimumMinutes: 45 });
    expect(scheduling.pickup).toEqual({ showRange: true, removeFirst: 0, removeLast: 0, minimumMinutes: 20 });
    expect(scheduling.slotCapacity).toBe(8);
  });

  it('drops no slot without the flag, one without the number [CHK-53, CFG-22]', () => {
    const rules = (values: Record<string, unknown>) => read(values).scheduling.pickup;
    expect(rules({ 'scheduling.pickup_remove_first_range_number': 3 }).removeFirst).toBe(0);
    expect(rules({ 'scheduling.pickup_remove_first_range': 'true' }).removeFirst).toBe(1);
    expect(
      rules({ 'scheduling.pickup_remove_last_range': 'Yes', 'scheduling.pickup_remove_last_number': 3 }).removeLast,
    ).toBe(3);
    expect(
      rules({ 'scheduling.pickup_remove_last_range': true, 'scheduling.pickup_remove_last_range_number': 0 })
        .removeLast,
    ).toBe(0);
  });

  it('reads exceptional days, leaving out what is no date [CFG-23]', () => {
    const values = [
      { date: '2026-12-25', closed: true, times: [] },
      { date: '2026-12-31', closed: false, times: [{ start: '18:00', end: '23:59' }] },
      { date: 'Noël', closed: true },
    ];
    expect(read({ 'scheduling.exceptions': values }).scheduling.exceptions).toEqual([
      { date: '2026-12-25', isClosed: true, times: [] },
      { date: '2026-12-31', isClosed: false, times: [{ start: '18:00', end: '23:59' }] },
    ]);
  });

  it('reads when alcohol is sold, and that a restaurant’s licence asks for a dish [LAW-20, LAW-23]', () => {
    const hours = { sat: ['18:00-02:30'], sun: [] };
    const exceptions = [{ date: '2026-12-31', ranges: ['08:00-20:00'] }];
    const values = { 'alcohol.hours': hours, 'alcohol.exceptions': exceptions, 'alcohol.order_any_time': true };
    expect(read(values).alcohol).toEqual({ hours, exceptions, canOrderAnyTime: true, isWithMeal: false });
    const meals = (values: Record<string, unknown>) => read(values).alcohol.isWithMeal;
    for (const licence of ['restaurant', 'restaurant_small']) expect(meals({ 'alcohol.licence': licence })).toBe(true);
    expect([meals({ 'alcohol.licence': 'licence_4' }), meals({ 'alcohol.with_meal': true })]).toEqual([false, true]);
    expect(read({ 'alcohol.hours': 'always' }).alcohol.hours).toEqual(usualAlcoholHours);
  });

  it('reads what goes with an order: cutlery on request and own containers, unless it says otherwise [LAW-47, LAW-48]', () => {
    expect(read({}).packaging).toEqual({ hasCutlery: true, takesOwnContainers: true });
    const values = { 'packaging.cutlery': 'never', 'packaging.own_containers': false };
    expect(read(values).packaging).toEqual({ hasCutlery: false, takesOwnContainers: false });
  });

  it.each([true, 1, '1', 'true', 'Yes'])('takes %j for yes [CFG-23]', (value) => {
    expect(read({ 'features.delivery.active': value }).delivery.isActive).toBe(true);
  });

  it.each([false, 0, '0', 'false', 'No', 2, 'oui', {}])('takes %j for no [CFG-23]', (value) => {
    expect(read({ 'payments.cod.active': value }).payments.isCashActive).toBe(false);
  });
});

describe('the declaration of accessibility', () => {
  const accessibility = (value: unknown) => read({ 'legal.accessibility': value }).accessibility;
  const audit = { date: '2026-03-10', by: 'Atelier Accès', percent: 62.5 };

  it('is read with its audit, its known faults and the days until an answer [LAW-53]', () => {
    const value = { standard: 'RGAA 4.1.2', audit, known: ['La carte des zones.', ''], contact_days: 2 };
    expect(accessibility(value)).toEqual({
      standard: 'RGAA 4.1.2',
      audit,
      known: ['La carte des zones.'],
      contactDays: 2,
    });
  });

  it.each([
    [{ ...audit, date: '2026-02-30' }],
    [{ ...audit, by: '' }],
    [{ ...audit, percent: 101 }],
    [{ ...audit, percent: null }],
    [[]],
  ])('has no audit where it is malformed: %j [LAW-53]', (malformed) => {
    expect(accessibility({ audit: malformed }).audit).toBeNull();
  });
});
