import { type Printer, usualAccounts } from '@comptoir/domain';
import { describe, expect, it } from 'vitest';
import { isOfficeSetting, readOfficeSettings } from './office-settings.ts';
import { printersFromSetting, printersToSetting } from './printers/printer-setting.ts';

const read = (values: Record<string, unknown>) =>
  readOfficeSettings(Object.entries(values).map(([name, value]) => ({ name, value })));

describe('what the restaurant says of its kitchen', () => {
  it('is nothing by default: orders are received by mail, a quarter of an hour each is cooking and way [CFG-26]', () => {
    expect(read({})).toEqual({
      reception: 'none',
      preparationMinutes: 15,
      travelMinutes: 15,
      refuseAfterMinutes: 12,
      alarmMails: [],
      isEveningMailed: false,
      asksWho: false,
      isCashPresumed: true,
      yearEnds: '12-31',
      accounts: usualAccounts,
      pauses: [],
      posts: [],
      refundLimitCents: 10000,
      refundDayLimitCents: 30000,
      changedWindows: [],
      holdMinutes: 8,
      printers: [],
      dishesPerQuarter: null,
      showLeftFrom: null,
      isReceptionChosen: false,
      seller: null,
      vatRegime: null,
    });
  });

  it('names the posts of the kitchen, and which of them is that of the drivers [CAP-13]', () => {
    const posts = [
      { id: 'four', name: 'Four', per_window: 6 },
      { id: 'route', name: 'Livreurs', per_window: 30, early_minutes: 45 },
    ];
    const { posts: found } = read({ 'kitchen.posts': posts, 'kitchen.delivery_post': 'route' });
    expect(found).toEqual([
      { id: 'four', name: 'Four', perWindow: 6, earlyMinutes: 30, isOfDrivers: false },
      { id: 'route', name: 'Livreurs', perWindow: 30, earlyMinutes: 45, isOfDrivers: true },
    ]);
  });

  it('names the printers with their papers, and writes them as it reads them [TCK-17]', () => {
    const bar: Printer = {
      id: 'b7',
      name: 'Bar',
      host: '10.0.0.12',
      port: 9100,
      paper: { width: 58, codePage: 'cp858' },
      papers: ['kitchen'],
      categoryIds: [13],
      copies: 2,
      route: 'network',
      hasBeep: true,
    };
    const usual = { ...bar, paper: { width: 80, codePage: 'windows1252' }, categoryIds: [], copies: 1, hasBeep: false };
    expect(printersFromSetting(printersToSetting([bar]))).toEqual([bar]);
    const { printers } = read({
      'office.printers': [
        { id: 'b7', name: 'Bar', host: '10.0.0.12', port: 9100, papers: ['kitchen', 'poster'], width: 70 },
        { id: 'x', name: 'Sans adresse', host: '', port: 9100, papers: ['kitchen'] },
        { id: 'y', name: 'Sans port', host: '10.0.0.13', papers: ['kitchen'] },
      ],
    });
    expect(printers).toEqual([usual]);
  });

  it('is read by its names [CFG-26]', () => {
    const alarm_mails = ['zoe@example.com', 'zoe@example.com', 'nobody', 7];
    const [from, until] = ['2026-11-23T11:00:00Z', '2026-11-23T13:30:00Z'];
    const pause = {
      id: 'one',
      modes: ['delivery', 'eat-in'],
      from,
      until,
      message: 'Merci',
      by: 'Zoé',
      unanswered: null,
    };
    const kitchen = { reception: 'manual', preparation_minutes: '20', travel_minutes: 0 };
    const values = {
      ...kitchen,
      refuse_after_minutes: null,
      dishes_per_quarter: 24,
      show_left_from: 3,
      refund_limit: '80.5',
      refund_limit_day: 'beaucoup',
      alarm_mails,
      evening_mail: true,
      ask_who: true,
      year_ends: '06-30',
      accounts: {
        card: '5115',
        cash: '=1',
        vat: '4457',
        rates: [{ rate: 5.5, sales: '7071', vat: '44571' }, { rate: 10 }],
      },
      pauses: [pause, { ...pause, until: 'soon' }],
    };
    const expected = {
      reception: 'manual',
      isReceptionChosen: true,
      seller: null,
      vatRegime: null,
      preparationMinutes: 20,
      travelMinutes: 0,
      refuseAfterMinutes: null,
      dishesPerQuarter: 24,
      showLeftFrom: 3,
      alarmMails: ['zoe@example.com'],
      isCashPresumed: true,
      yearEnds: '06-30',
      isEveningMailed: true,
      asksWho: true,
      accounts: {
        card: '5115',
        cash: '530',
        rates: [{ rateBp: 550, sales: '7071', tax: '44571' }],
        other: { sales: '707', tax: '4457' },
      },
      posts: [],
      refundLimitCents: 8050,
      refundDayLimitCents: 30000,
      changedWindows: [],
      holdMinutes: 8,
      printers: [],
      pauses: [
        {
          id: 'one',
          modes: ['delivery'],
          from: Temporal.Instant.from(from),
          until: Temporal.Instant.from(until),
          message: 'Merci',
          by: 'Zoé',
          unanswered: null,
        },
      ],
    };
    expect(read({ office: values })).toEqual(expected);
    expect(read(Object.fromEntries(Object.entries(values).map(([name, value]) => [`office.${name}`, value])))).toEqual(
      expected,
    );
  });

  it.each(['Manual', 'yes', 1, null, ['manual']])('has its default where it is malformed: %j [CFG-26]', (reception) => {
    expect(read({ 'office.reception': reception, 'office.preparation_minutes': -5 })).toEqual(read({}));
  });

  it.each([4, 61, 'soon', 5.5])('waits the usual twelve minutes where it says nonsense: %j [CFG-26]', (minutes) => {
    expect(read({ 'office.refuse_after_minutes': minutes }).refuseAfterMinutes).toBe(12);
  });

  it.each([
    ['office', true],
    ['office.reception', true],
    ['officers', false],
    ['contacts.office', false],
  ])('is nobody else’s affair: %s, %s [CFG-26]', (name, expected) => {
    expect(isOfficeSetting({ name, value: null })).toBe(expected);
  });
});
