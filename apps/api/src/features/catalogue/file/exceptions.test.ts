import { readSettings } from '@comptoir/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exampleCatalogue } from '../../../testing/example-catalogue.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { checkCatalogueFile } from './check-catalogue-file.ts';

const tax = { enabled: true, inclusive: true, defaultRate: 10 };
const day = { date: '2026-12-24', closed: true, times: [] };

/** Returns the faults of a catalogue with these exceptional days, as `path: message`. */
function faultsOf(...days: object[]): string[] {
  const file = exampleCatalogue();
  const value = { ...file, settings: { ...file.settings, 'scheduling.exceptions': days } };
  const checked = checkCatalogueFile(value, { tax });
  if ('catalogue' in checked) return [];
  return checked.problems.map(({ path, message }) => `${path.slice(2).join('.')}: ${message}`);
}

describe('exceptional days of a catalogue file', () => {
  it.each<[string, object[]]>([
    ['one closed day', [day]],
    ['a vacation with a message', [{ ...day, until: '2027-01-03', message: 'Bonnes fêtes !', label: 'Congés' }]],
    ['one mode and one menu', [{ ...day, modes: ['delivery'], menu_ids: [1] }]],
    [
      'two modes apart',
      [
        { ...day, modes: ['delivery'] },
        { ...day, modes: ['pickup'] },
      ],
    ],
    ['a whole year', [{ ...day, until: '2027-12-24' }]],
  ])('may be %s [HRS-03, HRS-07]', (_, days) => {
    expect(faultsOf(...days)).toEqual([]);
  });

  it.each<[string, object[], string]>([
    ['in 1999', [{ ...day, date: '1999-12-31' }], '0.date: il faut une date à partir de 2020'],
    ['of 400 days', [{ ...day, until: '2028-01-27' }], '0.until: il faut un an au plus'],
    ['with its end before its start', [{ ...day, until: '2026-12-23' }], '0.until: le dernier jour est avant'],
    ['without a mode', [{ ...day, modes: [] }], '0.modes: '],
    ['of an unknown mode', [{ ...day, modes: ['drone'] }], '0.modes.0: '],
    ['of an unknown menu', [{ ...day, menu_ids: [99] }], '0.menu_ids.0: le menu 99 n’existe pas'],
    ['with 141 signs for diners', [{ ...day, message: 'x'.repeat(141) }], '0.message: '],
    ['with two lines for diners', [{ ...day, message: 'a\nb' }], '0.message: il faut une seule ligne'],
    ['twice', [day, { ...day, modes: ['delivery'] }], '1.date: 2026-12-24 est là deux fois'],
    [
      'inside a vacation',
      [{ ...day, date: '2026-12-20', until: '2026-12-30' }, day],
      '1.date: 2026-12-24 est là deux fois',
    ],
    ['closed with hours', [{ ...day, times: [{ start: '12:00', end: '13:00' }] }], '0.times: doit être vide'],
    ['open from 12:00 to 12:00', [{ ...day, closed: false, times: [{ start: '12:00', end: '12:00' }] }], '0.times.0: '],
    ['open to 25:00', [{ ...day, closed: false, times: [{ start: '12:00', end: '25:00' }] }], '0.times.0.end: '],
  ])('may not be %s [HRS-02, HRS-03]', (_, days, fault) => {
    const [told = '', ...others] = faultsOf(...days);
    expect(told.slice(0, fault.length)).toBe(fault);
    expect(others).toEqual([]);
  });
});

describe('exceptional days in the shop', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
    await shop.setCatalogue(({ settings }) => {
      settings['scheduling.exceptions'] = [
        { ...day, until: '2026-12-26', modes: ['delivery'], menu_ids: [1], message: 'Joyeux Noël !', label: 'Famille' },
      ];
    });
  });
  afterAll(() => shop.close());

  it('are read by the pages, without the restaurant’s own word for them [HRS-03]', async () => {
    const body = (await shop.send('GET', '/v2/public/settings')).json();
    expect(JSON.stringify(body)).not.toContain('Famille');
    expect(readSettings(body.payload).scheduling.exceptions).toEqual([
      {
        date: '2026-12-24',
        until: '2026-12-26',
        isClosed: true,
        times: [],
        modes: ['delivery'],
        menuIds: [1],
        message: 'Joyeux Noël !',
      },
    ]);
  });
});
