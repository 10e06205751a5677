import { type SiteConfig, taxPolicyOf } from '@comptoir/contract';
import { lowestPriceCents, normalizeText } from '@comptoir/domain';
import { normalizeCode } from '../record/normalize-code.ts';
import { catalogueFromFile } from './catalogue-file.ts';
import type { CatalogueProblem } from './catalogue-problem.ts';
import { checkFacts } from './check-facts.ts';
import { findZoneFaults, zonesSetting } from './find-zone-faults.ts';
import type { CatalogueFile } from './schema/catalogue-schema.ts';

/** The hosts that may hold pictures, and the VAT of items without a rate. */
export type CatalogueSite = Pick<SiteConfig, 'pictureOrigins' | 'tax'>;

type Path = (string | number)[];

/** Collects the ids of one kind, which must be unique. */
function collect(what: string, problems: CatalogueProblem[]) {
  const ids = new Set<number | string>();
  return {
    add: (id: number | string, path: Path) => {
      if (ids.has(id)) problems.push({ path, message: `${what} ${id} est là deux fois` });
      ids.add(id);
    },
    expectAll: (named: number[], path: Path) => {
      for (const [index, id] of named.entries())
        if (!ids.has(id)) problems.push({ path: [...path, index], message: `${what} ${id} n’existe pas` });
    },
  };
}

/** Finds wrong references: an id that is used twice or does not exist, a picture of a host that the site does not allow. */
export function checkReferences(file: CatalogueFile, site: CatalogueSite): CatalogueProblem[] {
  const problems: CatalogueProblem[] = [];
  const kinds = {
    options: collect('l’option', problems),
    choices: collect('le choix', problems),
    menus: collect('le menu', problems),
    categories: collect('la catégorie', problems),
    items: collect('le plat', problems),
    offers: collect('l’offre', problems),
    codes: collect('le code', problems),
  };
  checkZones(file, problems);
  checkOptions(file, kinds, problems);
  checkMenus(file, kinds, problems);
  checkOffers(file, kinds);
  checkExceptions(file, kinds);
  checkPictures(file, site.pictureOrigins ?? [], problems);
  return [...problems, ...checkFacts(file, taxPolicyOf(site))];
}

type Kinds = Record<
  'options' | 'choices' | 'menus' | 'categories' | 'items' | 'offers' | 'codes',
  ReturnType<typeof collect>
>;

/** Two zones with one name, or with one town and postal code, would hide each other. */
function checkZones(file: CatalogueFile, problems: CatalogueProblem[]): void {
  const [names, places] = [collect('la zone', problems), collect('la zone de', problems)];
  const { settings } = file;
  for (const [z, { name, city, postal_code, polygon }] of settings[zonesSetting].entries()) {
    const path = ['settings', zonesSetting, z];
    names.add(normalizeText(name), [...path, 'name']);
    if (!polygon) places.add(`${normalizeText(city)} ${postal_code ?? ''}`.trim(), [...path, 'city']);
  }
  const drawn = findZoneFaults(settings[zonesSetting], settings['contacts.latitude'], settings['contacts.longitude']);
  problems.push(...drawn.map(({ path, message }) => ({ path: ['settings', zonesSetting, ...path], message })));
}

function checkOptions(file: CatalogueFile, { options, choices }: Kinds, problems: CatalogueProblem[]): void {
  for (const [o, option] of file.options.entries()) {
    options.add(option.option_id, ['options', o, 'option_id']);
    for (const [c, choice] of option.option_options.entries())
      choices.add(choice.id, ['options', o, 'option_options', c, 'id']);
    for (const [d, id] of option.default.entries()) {
      if (option.option_options.some((choice) => choice.id === id)) continue;
      problems.push({ path: ['options', o, 'default', d], message: `le choix ${id} n’est pas de cette option` });
    }
  }
}

function checkMenus(file: CatalogueFile, kinds: Kinds, problems: CatalogueProblem[]): void {
  const { menus } = catalogueFromFile(file);
  for (const [m, menu] of file.menus.entries()) {
    kinds.menus.add(menu.menu_id, ['menus', m, 'menu_id']);
    for (const [c, category] of menu.categories.entries()) {
      kinds.categories.add(category.category_id, ['menus', m, 'categories', c, 'category_id']);
      for (const [i, item] of category.items.entries()) {
        const path = ['menus', m, 'categories', c, 'items', i];
        kinds.items.add(item.item_id, [...path, 'item_id']);
        if (new Set(item.options).size < item.options.length)
          problems.push({ path: [...path, 'options'], message: 'nomme une option deux fois' });
        kinds.options.expectAll(item.options, [...path, 'options']);
        const priced = menus[m]?.categories[c]?.items[i];
        if (priced && lowestPriceCents(priced) < 0)
          problems.push({ path, message: 'ses options peuvent faire passer son prix sous 0' });
      }
    }
  }
}

function checkOffers(file: CatalogueFile, { offers, codes, menus, categories, items }: Kinds): void {
  for (const [o, offer] of file.offers.entries()) {
    offers.add(offer.id, ['offers', o, 'id']);
    if (offer.code !== undefined) codes.add(normalizeCode(offer.code), ['offers', o, 'code']);
    menus.expectAll(offer.menus, ['offers', o, 'menus']);
    categories.expectAll(offer.categories, ['offers', o, 'categories']);
    items.expectAll(offer.items, ['offers', o, 'items']);
  }
}

function checkExceptions(file: CatalogueFile, { menus }: Kinds): void {
  for (const [e, { menu_ids = [] }] of file.settings['scheduling.exceptions'].entries())
    menus.expectAll(menu_ids, ['settings', 'scheduling.exceptions', e, 'menu_ids']);
}

/** Browsers load pictures before any consent, so only from hosts that the site names (MNU-28). */
function checkPictures(file: CatalogueFile, origins: readonly string[], problems: CatalogueProblem[]): void {
  const items = file.menus.flatMap(({ categories }, m) =>
    categories.flatMap((category, c) =>
      category.items.map(({ item_image }, i) => ({
        image: item_image,
        path: ['menus', m, 'categories', c, 'items', i, 'item_image'],
      })),
    ),
  );
  for (const { image, path } of items) {
    if (image === null || image.startsWith('/') || origins.includes(new URL(image).origin)) continue;
    const message = `${new URL(image).origin} n’est pas dans pictureOrigins de site.ts : ajoutez-le, ou mettez la photo dans le dossier media du site`;
    problems.push({ path, message });
  }
}
