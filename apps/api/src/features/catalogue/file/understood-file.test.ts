import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allergens } from '@comptoir/domain';
import { describe, expect, it } from 'vitest';
import { demoCatalogue } from '../../../testing/demo-shop.ts';
import { testSite } from '../../../testing/test-site.ts';
import { doubtCatalogue } from '../doubt-catalogue.ts';
import { catalogueToFile } from './catalogue-file.ts';
import { CatalogueFault, parseCatalogue, readCatalogueFile } from './read-catalogue-file.ts';
import type { CatalogueFile } from './schema/catalogue-schema.ts';

const tax = { enabled: true, inclusive: true, defaultRate: 10 };
const good = JSON.stringify(catalogueToFile(readCatalogueFile(demoCatalogue)), null, 2);

/** Returns the errors of a file; an empty text means that it is valid. */
function faultOf(text: string | Uint8Array): string {
  try {
    parseCatalogue({ name: 'shop.json', text });
  } catch (error) {
    if (error instanceof CatalogueFault) return error.message;
    throw error;
  }
  return '';
}

function changed(change: (file: CatalogueFile) => void): string {
  const file = JSON.parse(good) as CatalogueFile;
  change(file);
  return JSON.stringify(file, null, 2);
}

const menuOf = ({ menus: [menu] }: CatalogueFile) => menu ?? expect.unreachable();
const dishOf = (file: CatalogueFile) => menuOf(file).categories[0]?.items[0] ?? expect.unreachable();
const offerOf = ({ offers }: CatalogueFile, id: number) =>
  offers.find((offer) => offer.id === id) ?? expect.unreachable();
const zonesOf = ({ settings }: CatalogueFile) => settings['features.delivery.zones'];
const tuesday = (file: CatalogueFile) => menuOf(file).active_times[1] ?? expect.unreachable();

describe('hours of a catalogue file [CFG-27]', () => {
  it('are stored as they are understood [CFG-27]', () => {
    const text = changed((file) => {
      menuOf(file).time_ranges = { mon: ['18h30 - 22h', '11.30–14.00'] };
      tuesday(file).times = [{ start: '18h30', end: 'minuit' }];
    });
    const [menu] = parseCatalogue({ name: 'shop.json', text }).menus;
    expect(menu?.timeRanges).toEqual({ mon: ['18:30-22:00', '11:30-14:00'] });
    expect(menu?.activeTimes[1]?.times).toEqual([{ start: '18:30', end: '24:00' }]);
  });

  it.each<[string, (file: CatalogueFile) => void, string]>([
    ['a range to 25:00', (to) => Object.assign(menuOf(to), { time_ranges: { mon: ['18:30-25:00'] } }), '18:30-25:00'],
    ['an end before its start', (to) => Object.assign(menuOf(to), { time_ranges: { mon: ['22:30-18:30'] } }), '06:00'],
    [
      'an opening that is none',
      (to) => Object.assign(tuesday(to), { times: [{ start: '0h', end: '0h' }] }),
      'n’est pas une ouverture',
    ],
    ['an open day without hours', (to) => Object.assign(tuesday(to), { times: [] }), 'doit dire quand c’est ouvert'],
    ['a date twice', (to) => Object.assign(to.settings, { 'scheduling.exceptions': [closed, closed] }), 'là deux fois'],
    [
      'hours of a closed day',
      (to) => Object.assign(to.settings, { 'scheduling.exceptions': [{ ...closed, times: [lunch] }] }),
      'doit être vide',
    ],
    [
      'an open exception without hours',
      (to) => Object.assign(to.settings, { 'scheduling.exceptions': [{ ...closed, closed: false }] }),
      'quand c’est ouvert',
    ],
  ])('are refused for %s, by their line', (_, change, reason) => {
    expect(faultOf(changed(change))).toMatch(new RegExp(`^shop\\.json:\\d+: .*${reason}`));
  });
});

const closed = { date: '2026-12-25', closed: true, times: [] };
const lunch = { start: '12:00', end: '14:00' };

describe('pictures of a catalogue file [MNU-28]', () => {
  it.each([
    '/media/items/reine.avif',
    `/media/u/${'5e'.repeat(32)}-480.avif`,
    '/media/u.webp',
    '/media/Pâté en croûte (été).jpg',
    "/media/l'été.webp",
    '/media/e\u0301te\u0301.webp',
    'https://images.example/plat.webp',
    'https://images.example/100%25%20b%C5%93uf.avif',
    'https://IMAGES.example:443/plat.webp',
  ])('may be %s, where the site allows its host', (item_image) => {
    const text = changed((file) => Object.assign(dishOf(file), { item_image }));
    expect(() =>
      parseCatalogue({ name: 'shop.json', text }, { tax, pictureOrigins: ['https://images.example'] }),
    ).not.toThrow();
  });

  it.each([
    'https://evil.example/x.png',
    'https://images.example.evil.example/x.png',
    'https://images.example:8443/x.png',
    'https://sub.images.example/x.png',
  ])('may not be %s, of a host that the site does not allow', (item_image) => {
    const text = changed((file) => Object.assign(dishOf(file), { item_image }));
    const read = (pictureOrigins?: string[]) => parseCatalogue({ name: 'shop.json', text }, { tax, pictureOrigins });
    const fault = /^shop\.json:\d+: .*item_image: https:\/\/\S+ n’est pas dans pictureOrigins de site\.ts/;
    expect(() => read()).toThrow(fault);
    expect(() => read(['https://images.example'])).toThrow(fault);
  });

  it.each([
    '',
    'plat.webp',
    '/plat.webp',
    '/media/',
    '/media/l’été #1.webp',
    '/media/100% bœuf.avif',
    '/media/plat.webp?v=2',
    '/media/u/plat.webp',
    `/media/u/${'5e'.repeat(32)}`,
    `/media/u/${'5e'.repeat(32)}-481.avif`,
    '/media/../catalogue/settings.json',
    '/media//evil.example/x.png',
    '//evil.example/x.png',
    '\\\\evil.example\\x.png',
    'http://evil.example/x.png',
    'https:evil.example/x.png',
    'https://who@evil.example/x.png',
    'javascript:alert(1)',
    'data:image/png;base64,AAAA',
  ])('may not be %j', (item_image) => {
    expect(faultOf(changed((file) => Object.assign(dishOf(file), { item_image })))).toMatch(
      /^shop\.json:\d+: .*item_image: .* n’est pas la photo/,
    );
  });
});

describe('texts of a catalogue file [CFG-27]', () => {
  it.each([
    ['a letter that was lost', 'P\ufffdt\ufffd', 'encodage'],
    ['letters of another encoding', 'PÃ¢tÃ©', 'encodage'],
    ['an apostrophe of another encoding', 'lâ€™été', 'encodage'],
    ['a NUL', 'P\0', 'texte simple'],
    ['an invisible character', 'P\u200bâté', 'texte simple'],
  ])('are refused with %s', (_, item_name, reason) => {
    expect(faultOf(changed((file) => Object.assign(dishOf(file), { item_name })))).toMatch(
      new RegExp(`^shop\\.json:\\d+: .*item_name: .*${reason}`),
    );
  });

  const bytes = Buffer.from(good);
  const latin = Buffer.from(good.normalize('NFC'), 'latin1');
  it.each<[string, Uint8Array]>([
    ['UTF-8', bytes],
    ['UTF-8 with its mark', Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), bytes])],
    ['UTF-16 of Windows', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(good, 'utf16le')])],
    ['UTF-16 of a network', Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from(good, 'utf16le').swap16()])],
  ])('are read from %s', (_, file) => {
    expect(faultOf(file)).toBe('');
  });

  it('are refused in an unknown encoding, with the first line that is not UTF-8', () => {
    const line = good.slice(0, good.search(/[^\0-\x7f]/)).split('\n').length;
    expect(faultOf(latin)).toBe(`shop.json:${line}: ce n’est pas de l’UTF-8 : enregistrez le fichier en UTF-8`);
  });

  it('are refused if brackets are nested too deep', () => {
    expect(faultOf(`{\n"settings": ${'['.repeat(100_000)}`)).toMatch(/^shop\.json:2: des crochets trop profonds/);
  });
});

describe('two things with one key in a catalogue file [CFG-27]', () => {
  it('are refused, with the line of the second', () => {
    const text = good.replace('"contacts.name":', '"contacts.name": "Autre",\n"contacts.name":');
    const line = text.slice(0, text.lastIndexOf('"contacts.name"')).split('\n').length;
    expect(faultOf(text)).toBe(`shop.json:${line}: contacts.name est là deux fois`);
  });

  it.each<[string, (file: CatalogueFile) => void, string]>([
    ['codes that differ by case', (to) => twoCodes(to, 'Été 10', 'ÉTÉ 10'), 'code ÉTÉ 10'],
    ['codes that differ by a blank', (to) => twoCodes(to, 'ETE\u00a010', 'ETE  10'), 'code ETE 10'],
    ['codes that differ by an apostrophe', (to) => twoCodes(to, 'L’ETE', "L'ETE"), "code L'ETE"],
    ['an option of a dish', (to) => Object.assign(dishOf(to), { options: [1, 1] }), 'nomme une option deux fois'],
    [
      'two zones of one name',
      (to) => zonesOf(to).push({ ...(zonesOf(to)[0] ?? expect.unreachable()), city: 'X' }),
      'la zone ',
    ],
    [
      'two zones of one place',
      (to) => zonesOf(to).push({ ...(zonesOf(to)[0] ?? expect.unreachable()), name: 'Autre' }),
      'la zone de ',
    ],
  ])('are %s', (_, change, reason) => {
    expect(faultOf(changed(change))).toMatch(new RegExp(`^shop\\.json:\\d+: .*${reason}`));
  });
});

function twoCodes(file: CatalogueFile, one: string, other: string): void {
  const codes = file.offers.filter(({ code }) => code !== undefined);
  expect(codes.length).toBeGreaterThanOrEqual(2);
  Object.assign(offerOf(file, codes[0]?.id ?? 0), { code: one });
  Object.assign(offerOf(file, codes[1]?.id ?? 0), { code: other });
}

describe('zones of a catalogue file [CFG-27]', () => {
  const faultOfZone = (change: object) =>
    faultOf(changed((to) => Object.assign(zonesOf(to)[0] ?? expect.unreachable(), change)));

  it.each([
    ['postal_code', '690O4'],
    ['postal_code', '6900'],
    ['postal_code', '00123'],
    ['postal_code', '99123'],
    ['postal_code', 'Lyon'],
    ['city', '69004'],
    ['city', '–'],
  ])('are refused if no address can be in them: %s %j', (name, value) => {
    expect(faultOfZone({ [name]: value })).toMatch(new RegExp(`^shop\\.json:\\d+: .*${name}: il faut`));
  });

  it.each([
    { postal_code: '01000' },
    { postal_code: '69 004' },
    { postal_code: '98000' },
    { postal_code: null, city: 'Y' },
    { city: 'Lyon 4e' },
    { city: 'L’Haÿ-les-Roses' },
  ])('are taken with %j', (change) => {
    expect(faultOfZone(change)).toBe('');
  });
});

describe('contacts of a catalogue file [CFG-19]', () => {
  it.each([
    ['contacts.email', 'bonjour@leve-tard'],
    ['contacts.email', 'a@b.fr, c@d.fr'],
    ['contacts.phone', 'bientôt'],
    ['contacts.phone', '04 78 00 00 0'],
    ['office.alarm_mails', ['zoe@example.com;karim@example.com']],
  ])('are refused with %s %j', (name, value) => {
    expect(faultOf(changed((file) => Object.assign(file.settings, { [name]: value })))).toMatch(
      /^shop\.json:\d+: .* il faut (?:une adresse e-mail|un numéro de téléphone)/,
    );
  });
});

describe('what may be a slip in a catalogue [CFG-27]', () => {
  const now = Temporal.ZonedDateTime.from('2026-11-25T12:00[Europe/Paris]');
  const doubtsOf = (change: (file: CatalogueFile) => void) =>
    doubtCatalogue(parseCatalogue({ name: 'shop.json', text: changed(change) }), {
      site: testSite,
      now,
      hasPicture: (path: string) => existsSync(join(demoCatalogue, '..', path)),
    });

  it('is not reported for the demo', () => {
    expect(doubtsOf(() => {})).toEqual([]);
  });

  it.each<[string, (file: CatalogueFile) => void, string]>([
    [
      'a place with latitude and longitude swapped',
      (to) => Object.assign(to.settings, { 'contacts.latitude': 4.83, 'contacts.longitude': 45.77 }),
      'inversées',
    ],
    [
      'delivery by distance from nowhere',
      (to) =>
        Object.assign(to.settings, {
          'contacts.latitude': null,
          'contacts.longitude': null,
          'features.delivery.calculation_type': 'distance',
        }),
      'ni latitude ni longitude',
    ],
    [
      'a dish at 1,050 euros',
      (to) => Object.assign(dishOf(to), { item_price: { price_pickup: 1050, price_delivery: null, tax_rate: 10 } }),
      'Margherita à 1',
    ],
    [
      'a picture that is not there',
      (to) => Object.assign(dishOf(to), { item_image: '/media/items/nobody.webp' }),
      '(/media/items/nobody.webp)',
    ],
    [
      'an exception in the past',
      (to) => Object.assign(to.settings, { 'scheduling.exceptions': [{ ...closed, date: '2026-11-24' }] }),
      'mardi 24 novembre est passé',
    ],
  ])('is %s: told, and taken', (_, change, reason) => {
    expect(doubtsOf(change)).toEqual([expect.stringContaining(reason)]);
  });
});

describe('the guide’s example of a catalogue [CFG-27]', () => {
  const guide = readFileSync(new URL('../../../../../../docs/guides/make-it-yours.md', import.meta.url), 'utf8');
  const [dish, option, facts, ...settings] = [...guide.matchAll(/```json\n(.*?)```/gs)].map(([, text = '']) =>
    JSON.parse(text),
  );

  it('is imported as it is written', () => {
    const text = changed((file) => {
      menuOf(file).categories[0]?.items.push({ ...dish, ...facts });
      file.options.push(option);
      Object.assign(file.settings, ...settings);
    });
    expect(faultOf(text)).toBe('');
  });

  it('names every allergen, and the sentence of a price that is none', () => {
    for (const name of allergens) expect(guide).toContain(`\`${name}\``);
    const wrong = { ...dish, options: [], item_price: { ...dish.item_price, price_pickup: 11.555 } };
    const fault = faultOf(changed((file) => menuOf(file).categories[0]?.items.push(wrong)));
    const sentence = /\d: (\S+\.price_pickup: .*)$/m.exec(guide)?.[1]?.split(': ')[1] ?? 'none';
    expect(fault).toContain(sentence);
  });
});
