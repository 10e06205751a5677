import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { taxPolicyOf } from '@comptoir/contract';
import { type CheckFacts, type CheckId, checkCatalogue } from '@comptoir/domain';
import { describe, expect, it } from 'vitest';
import leveTard from '../../../../../sites/leve-tard/site.ts';
import troisBols from '../../../../../sites/trois-bols/site.ts';
import { checkedCatalogueOf } from '../catalogue/checked-catalogue-of.ts';
import { catalogueToFile } from '../catalogue/file/catalogue-file.ts';
import { parseCatalogue, readCatalogueFile } from '../catalogue/file/read-catalogue-file.ts';
import type { CatalogueFile } from '../catalogue/file/schema/catalogue-schema.ts';

const sites = fileURLToPath(new URL('../../../../../sites', import.meta.url));
const now = Temporal.ZonedDateTime.from('2026-11-26T10:00[Europe/Paris]');
const demos = { 'leve-tard': leveTard, 'trois-bols': troisBols };
type Demo = keyof typeof demos;

const catalogueOf = (demo: Demo) => readCatalogueFile(`${sites}/${demo}/catalogue`, demos[demo]);

const factsOf = (demo: Demo): CheckFacts => ({
  tax: taxPolicyOf(demos[demo]),
  hasPicture: (path) => existsSync(`${sites}/${demo}${path}`),
  couponUses: new Map(),
  openOrders: [],
  slotOrders: [],
  people: 1,
  devices: 0,
  boardSeenAt: now.toInstant(),
  hasCardKeys: true,
  isPaypalOffered: null,
  hasMail: false,
});

function findingsOf(demo: Demo, catalogue = catalogueOf(demo), facts = factsOf(demo)) {
  const checked = checkedCatalogueOf(
    { ...catalogue, version: 1, stockOuts: [], stockCounts: [], slotOverrides: [] },
    now,
  );
  return checkCatalogue(checked, facts, now).filter(({ severity }) => severity !== 'note');
}

/** The first demo after a change of its file, as it is published. */
function changed(change: (file: CatalogueFile) => void) {
  const file = catalogueToFile(catalogueOf('leve-tard'));
  change(file);
  return parseCatalogue({ name: 'shop.json', text: JSON.stringify(file) }, leveTard);
}

const itemOf = ({ menus }: CatalogueFile, id: number) => {
  const items = menus.flatMap(({ categories }) => categories.flatMap(({ items }) => items));
  const item = items.find(({ item_id }) => item_id === id);
  if (!item) throw new Error(`The demo has no dish ${id}`);
  return item;
};
const offerOf = ({ offers }: CatalogueFile, id: number) => {
  const offer = offers.find((known) => known.id === id);
  if (!offer) throw new Error(`The demo has no offer ${id}`);
  return offer;
};

/** The first demo leaves three allergens open on purpose, so that the shop can show how it tells them. */
const undeclared = ['Chèvre chaud', 'Spritz à emporter', 'Chèvre chaud'];

describe('the checks of a demo', () => {
  it('know all demos [REH-04]', () => {
    const folders = readdirSync(sites, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(folders.map(({ name }) => name).sort()).toEqual(Object.keys(demos));
  });

  it('find what the first one leaves open on purpose, and nothing else [REH-04]', () => {
    expect(findingsOf('leve-tard').map(({ check, values }) => [check, values.names])).toEqual([['C07', undeclared]]);
  });

  it('find nothing in the second one [REH-04]', () => {
    expect(findingsOf('trois-bols')).toEqual([]);
  });

  it.each<[CheckId, (file: CatalogueFile) => void]>([
    ['C02', (to) => Object.assign(to.options[7] ?? {}, { min: 4, max: 4 })],
    ['C08', (to) => Object.assign(itemOf(to, 501).item_price, { tax_rate: 5.5 })],
    ['C09', (to) => Object.assign(itemOf(to, 101), { item_image: null })],
    ['C10', (to) => Object.assign(itemOf(to, 101).item_price, { price_pickup: 109 })],
    ['C11', (to) => Object.assign(offerOf(to, 1), { active_times: [{ days: ['mon'], start: '12:00', end: '13:00' }] })],
    ['C12', (to) => Object.assign(itemOf(to, 501), { is_available: false })],
    ['C13', (to) => Object.assign(offerOf(to, 4), { minimum_amount: 9000 })],
    ['C14', (to) => Object.assign(offerOf(to, 5), { value: 30 })],
    ['C16', (to) => Object.assign(offerOf(to, 6), { expires_at: '2026-11-25T00:00:00Z' })],
    ['C17', (to) => to.settings['features.delivery.zones'].splice(0)],
    ['C21', (to) => Object.assign(to.settings['features.delivery.zones'][2] ?? {}, { minimum_order: 90_000 })],
    ['C22', (to) => Object.assign(to.settings, { 'scheduling.minimum_time': 20_000 })],
    ['C23', (to) => to.settings['scheduling.exceptions'].push({ date: '2026-11-01', closed: true, times: [] })],
    ['C24', (to) => Object.assign(to.settings, { 'office.preparation_minutes': 40 })],
    ['C26', (to) => Object.assign(to.settings, { 'office.reception': 'manual' })],
    ['C27', (to) => delete itemOf(to, 102).meats],
    ['C28', (to) => delete itemOf(to, 705).alcohol],
    ['C29', (to) => delete itemOf(to, 701).withdrawal],
    ['C36', (to) => Object.assign(offerOf(to, 1), { items: [706] })],
  ])('find a small change of it by %s alone [REH-04]', (check, change) => {
    const found = findingsOf('leve-tard', changed(change)).filter((finding) => finding.check !== 'C07');
    expect([...new Set(found.map((finding) => finding.check))]).toEqual([check]);
  });
});
