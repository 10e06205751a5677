import { alcoholFaults, needsNightPermit, parseRate, type TaxPolicy } from '@comptoir/domain';
import type { CatalogueProblem } from './catalogue-problem.ts';
import type { CatalogueFile } from './schema/catalogue-schema.ts';

type Path = CatalogueProblem['path'];
type FileItem = CatalogueFile['menus'][number]['categories'][number]['items'][number];
type FileFacts = Pick<FileItem, 'meats' | 'alcohol' | 'work'>;

interface Sold extends FileFacts {
  path: Path;
  ratePercent: number | null;
  isOnSale: boolean;
}

/**
 * Finds drinks beyond the licence, with a wrong VAT rate or given away, hours of the night without a permit, and work at posts that do
 * not exist (LAW-17, LAW-18, LAW-20, LAW-27, CAP-13).
 */
export function checkFacts(file: CatalogueFile, tax: TaxPolicy): CatalogueProblem[] {
  const items = listItems(file);
  const sold = [...items.flatMap(({ sold }) => sold), ...listChoices(file, items)];
  return [
    ...sold.flatMap((one) => checkAlcohol(one, file, tax)),
    ...checkNight(file),
    ...checkGifts(file, items),
    ...checkWork(file, sold),
  ];
}

function listItems(file: CatalogueFile) {
  return file.menus.flatMap((menu, m) =>
    menu.categories.flatMap(({ items }, c) =>
      items.map((item, i) => {
        const path = ['menus', m, 'categories', c, 'items', i];
        const isOnSale = menu.menu_is_available && item.is_available;
        return {
          id: item.item_id,
          sold: { ...item, path, ratePercent: item.item_price.tax_rate, isOnSale },
          options: item.options,
        };
      }),
    ),
  );
}

function listChoices(file: CatalogueFile, items: ReturnType<typeof listItems>): Sold[] {
  const served = new Set(items.filter(({ sold }) => sold.isOnSale).flatMap(({ options }) => options));
  return file.options.flatMap(({ option_id, option_options }, o) =>
    option_options.map((choice, c) => {
      const path = ['options', o, 'option_options', c];
      return { ...choice, path, ratePercent: choice.tax_rate, isOnSale: served.has(option_id) };
    }),
  );
}

function checkAlcohol(sold: Sold, file: CatalogueFile, tax: TaxPolicy): CatalogueProblem[] {
  const { alcohol, path, ratePercent, isOnSale } = sold;
  if (!alcohol) return [];
  const licence = file.settings['alcohol.licence'] ?? 'none';
  const rateBp = parseRate(ratePercent) ?? tax.defaultRateBp;
  const messages = {
    licence: `ne peut pas être vendu avec la licence ${licence} (alcohol.licence des réglages)`,
    rate: `l’alcool est à 20 % de TVA, et ici le taux est de ${rateBp / 100} %`,
  };
  const faults = alcoholFaults({ kind: alcohol.kind, rateBp, isOnSale }, { licence, isTaxed: tax.isEnabled });
  return faults.map((fault) => ({ path: [...path, 'alcohol'], message: messages[fault] }));
}

const nightMessage = 'sort de 08:00-22:00 : il faut le permis de nuit (alcohol.night_permit des réglages)';

/** Finds hours of the night that no permit allows (LAW-20). */
function checkNight({ settings }: CatalogueFile): CatalogueProblem[] {
  if (settings['alcohol.night_permit']) return [];
  const { 'alcohol.hours': hours = {}, 'alcohol.exceptions': exceptions = [] } = settings;
  const listed = [
    ...Object.entries(hours).map(([day, list]) => ({ path: ['alcohol.hours', day], list })),
    ...exceptions.map(({ ranges: list }, index) => ({ path: ['alcohol.exceptions', index, 'ranges'], list })),
  ];
  return listed.flatMap(({ path, list }) =>
    list.flatMap((text, index) =>
      needsNightPermit(text) ? [{ path: ['settings', ...path, index], message: nightMessage }] : [],
    ),
  );
}

/** Alcohol is given by no offer (LAW-27). */
function checkGifts(file: CatalogueFile, items: ReturnType<typeof listItems>): CatalogueProblem[] {
  const drinks = new Set(items.filter(({ sold }) => sold.alcohol).map(({ id }) => id));
  return file.offers.flatMap(({ type, items: given }, o) =>
    given.flatMap((id, i) =>
      type === 'free_item' && drinks.has(id)
        ? [{ path: ['offers', o, 'items', i], message: `le plat ${id} est alcoolisé : l’alcool ne s’offre pas` }]
        : [],
    ),
  );
}

function checkWork(file: CatalogueFile, sold: Sold[]): CatalogueProblem[] {
  const posts = new Set(file.settings['kitchen.posts']?.map(({ id }) => id));
  const categories = file.menus.flatMap(({ categories }, m) =>
    categories.map(({ work }, c) => ({ work, path: ['menus', m, 'categories', c] })),
  );
  const drivers = file.settings['kitchen.delivery_post'];
  const named = [...categories, ...sold].flatMap(({ work = {}, path }) =>
    Object.keys(work).map((post) => ({ post, path: [...path, 'work', post] })),
  );
  const all = drivers ? [...named, { post: drivers, path: ['settings', 'kitchen.delivery_post'] }] : named;
  const unknown = all
    .filter(({ post }) => !posts.has(post))
    .map(({ post, path }) => ({ path, message: `le poste ${post} n’est pas dans kitchen.posts des réglages` }));
  const driven = named
    .filter(({ post }) => post === drivers && posts.has(post))
    .map(({ post, path }) => ({ path, message: `le poste ${post} est celui des livreurs, qui ne fait aucun plat` }));
  return [...unknown, ...driven];
}
