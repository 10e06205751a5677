import type { CatalogueProblem } from '../../catalogue/file/catalogue-problem.ts';
import type { ThingKind, ThingName } from '../thing/thing.ts';

/** An obstacle to the publication: the part, the field inside it, and a French sentence. */
export interface ThingProblem extends Partial<ThingName> {
  field: string;
  message: string;
}

/** The lists that a path goes through, from the outermost, with the kind of their parts and the name of their ids. */
const lists: Record<string, [list: string, kind: ThingKind, idName: string][]> = {
  options: [['options', 'option', 'option_id']],
  offers: [['offers', 'offer', 'id']],
  menus: [
    ['menus', 'menu', 'menu_id'],
    ['categories', 'category', 'category_id'],
    ['items', 'item', 'item_id'],
  ],
};

/** Names the part of a problem's path: `menus.0.categories.1.items.2.options` is the field `options` of an item. */
export function problemOfThing(file: unknown, { path, message }: CatalogueProblem): ThingProblem {
  const [root] = path;
  if (root === 'settings') return { kind: 'setting', id: String(path[1]), field: path.slice(2).join('.'), message };
  let problem: ThingProblem = { field: path.join('.'), message };
  let part = file;
  for (const [depth, [list, kind, idName]] of (lists[String(root)] ?? []).entries()) {
    const [name, index] = path.slice(2 * depth);
    if (name !== list || typeof index !== 'number') break;
    part = Object(part)[list]?.[index];
    problem = { kind, id: String(Object(part)[idName]), field: path.slice(2 * depth + 2).join('.'), message };
  }
  return problem;
}
