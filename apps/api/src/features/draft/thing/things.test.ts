import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { exampleCatalogue } from '../../../testing/example-catalogue.ts';
import { catalogueToFile } from '../../catalogue/file/catalogue-file.ts';
import { readCatalogueFile } from '../../catalogue/file/read-catalogue-file.ts';
import type { CatalogueFile } from '../../catalogue/file/schema/catalogue-schema.ts';
import { joinCatalogue } from './join-catalogue.ts';
import { readThing } from './read-thing.ts';
import { splitCatalogue } from './split-catalogue.ts';
import { hashThing, nameOfKey, thingKey } from './thing.ts';

const demo = (site: string) =>
  catalogueToFile(
    readCatalogueFile(fileURLToPath(new URL(`../../../../../../sites/${site}/catalogue`, import.meta.url))),
  );
const files: [string, CatalogueFile][] = [
  ['the example', exampleCatalogue()],
  ['leve-tard', demo('leve-tard')],
  ['trois-bols', demo('trois-bols')],
];

/** A generator of numbers below 1 that is the same in each run. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

describe('the parts of a catalogue', () => {
  it.each(files)('put together, are the file of %s again [MED-01]', (_, file) => {
    const { file: joined, orphans } = joinCatalogue(splitCatalogue(file));
    expect(joined).toEqual(sorted(file));
    expect(orphans).toEqual([]);
  });

  it('are the same for 200 random catalogues [MED-01]', () => {
    const random = createRandom(41);
    for (let turn = 0; turn < 200; turn += 1) {
      const file = structuredClone(files[turn % 3]?.[1] ?? exampleCatalogue());
      const shuffle = <T>(list: T[]) => list.filter(() => random() > 0.2).sort(() => random() - 0.5);
      file.menus = shuffle(file.menus).map((menu) => ({
        ...menu,
        categories: shuffle(menu.categories).map((category) => ({ ...category, items: shuffle(category.items) })),
      }));
      file.offers = file.offers.filter(() => random() > 0.5);
      expect(joinCatalogue(splitCatalogue(file)).file).toEqual(sorted(file));
    }
  });

  it.each(files)('of %s are all valid by themselves, but for settings that change at once [MED-01]', (_, file) => {
    for (const [key, value] of splitCatalogue(file)) {
      const name = nameOfKey(key);
      const isFixed = name.kind === 'setting' && /^(office|retention)\./.test(name.id);
      expect([key, readThing(name, value)]).toEqual([key, isFixed ? { problems: { id: 'Champ inconnu' } } : { value }]);
    }
  });

  it('lose nothing by an outdated order: unnamed parts come last [MED-09]', () => {
    const things = new Map(splitCatalogue(exampleCatalogue()));
    const [category] = exampleCatalogue().menus[0]?.categories ?? [];
    const ids = category?.items.map((item) => item.item_id) ?? [];
    const last = ids.at(-1) ?? 0;
    things.set(thingKey({ kind: 'order', id: `category-${category?.category_id}` }), [999_999, last]);
    const { menus } = joinCatalogue(things).file as CatalogueFile;
    const read = menus[0]?.categories[0]?.items.map((item) => item.item_id);
    expect(read).toEqual([last, ...ids.filter((id) => id !== last).sort((a, b) => a - b)]);
  });

  it('without a parent are named, and not in the file [MED-08]', () => {
    const things = new Map(splitCatalogue(exampleCatalogue()));
    const [menu] = exampleCatalogue().menus;
    things.delete(thingKey({ kind: 'menu', id: menu?.menu_id ?? 0 }));
    const { file, orphans } = joinCatalogue(things);
    expect((file as CatalogueFile).menus.map((one) => one.menu_id)).not.toContain(menu?.menu_id);
    const lost = menu?.categories.flatMap((one) => [one.category_id, ...one.items.map((item) => item.item_id)]) ?? [];
    expect(orphans.map(({ id }) => Number(id)).sort()).toEqual(lost.sort());
  });

  it('have a hash of their value, whatever the order of its keys', () => {
    expect(hashThing({ a: 1, b: [{ c: null, d: 2 }] })).toBe(hashThing({ b: [{ d: 2, c: null }], a: 1 }));
    expect(hashThing({ a: 1 })).not.toBe(hashThing({ a: 2 }));
    expect(hashThing(null)).not.toBe(null);
    expect(hashThing(undefined)).toBe(null);
  });
});

function sorted(file: CatalogueFile): CatalogueFile {
  return {
    ...file,
    options: file.options.toSorted((a, b) => a.option_id - b.option_id),
    offers: file.offers.toSorted((a, b) => a.id - b.id),
  };
}
