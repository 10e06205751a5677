import { alcoholFaults, parseRate, type TaxPolicy } from '@comptoir/domain';
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

/** Finds drinks beyond the licence or with a wrong VAT rate, and work at posts that do not exist (LAW-17, LAW-18, CAP-13). */
export function checkFacts(file: CatalogueFile, tax: TaxPolicy): CatalogueProblem[] {
  const items = listItems(file);
  const sold = [...items.flatMap(({ sold }) => sold), ...listChoices(file, items)];
  return [...sold.flatMap((one) => checkAlcohol(one, file, tax)), ...checkWork(file, sold)];
}

function listItems(file: CatalogueFile) {
  return file.menus.flatMap((menu, m) =>
    menu.categories.flatMap(({ items }, c) =>
      items.map((item, i) => {
        const path = ['menus', m, 'categories', c, 'items', i];
        const isOnSale = menu.menu_is_available && item.is_available;
        return { sold: { ...item, path, ratePercent: item.item_price.tax_rate, isOnSale }, options: item.options };
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

function checkWork(file: CatalogueFile, sold: Sold[]): CatalogueProblem[] {
  const posts = new Set(file.settings['kitchen.posts']?.map(({ id }) => id));
  const categories = file.menus.flatMap(({ categories }, m) =>
    categories.map(({ work }, c) => ({ work, path: ['menus', m, 'categories', c] })),
  );
  return [...categories, ...sold].flatMap(({ work = {}, path }) =>
    Object.keys(work)
      .filter((post) => !posts.has(post))
      .map((post) => ({
        path: [...path, 'work', post],
        message: `le poste ${post} n’est pas dans kitchen.posts des réglages`,
      })),
  );
}
