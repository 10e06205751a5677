import { isOnSale, type Menu } from '@comptoir/domain';
import { writeOrigins } from './write-origins.ts';

export interface ListedOrigin {
  sentence: string;
  /** The dishes and choices that it is true of, in menu order, each once. */
  names: string[];
}

/** Every origin of the dishes on sale and of their choices, each sentence once and in menu order (LAW-06). */
export function listOrigins(menus: readonly Menu[]): ListedOrigin[] {
  const namesOf = new Map<string, Set<string>>();
  const sold = menus.flatMap((menu) =>
    menu.categories.flatMap(({ items }) => items.filter((item) => isOnSale(menu, item))),
  );
  for (const item of sold)
    for (const { name, meats } of [item, ...item.options.flatMap(({ choices }) => choices)])
      for (const sentence of writeOrigins(meats)) namesOf.set(sentence, (namesOf.get(sentence) ?? new Set()).add(name));
  return [...namesOf].map(([sentence, names]) => ({ sentence, names: [...names] }));
}
