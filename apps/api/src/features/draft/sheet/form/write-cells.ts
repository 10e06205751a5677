import type { Alcohol, Allergen, Meat } from '@comptoir/domain';
import { alcoholWords, allergenWords, boughtWords, speciesWords, stageWords } from '@comptoir/words';

/** The texts of cells, as `read-cells.ts` reads them. */

const none = 'aucun';

export function writeAmount(euros: number): string {
  return euros.toFixed(2).replace('.', ',');
}

export function writeNumber(value: number): string {
  return String(value).replace('.', ',');
}

export function writeList(names: readonly string[]): string {
  return names.map(quoted).join(', ');
}

export function writeAllergens(list: readonly Allergen[]): string {
  return list.length === 0 ? none : list.map((name) => allergenWords[name]).join(', ');
}

export function writeMeats(meats: readonly Meat[]): string {
  return meats
    .map(({ species, bought, name, ...meat }) =>
      [
        `${speciesWords[species]} ${boughtWords[bought]}`,
        ...(['born', 'raised', 'slaughtered'] as const).flatMap((stage) => {
          const countries = meat[stage];
          return countries ? [`${stageWords[stage]} ${countries.join('/')}`] : [];
        }),
        ...(name === undefined ? [] : [JSON.stringify(name)]),
      ].join(', '),
    )
    .join(' ; ');
}

export function writeAlcohol({ kind, abv }: Alcohol): string {
  return `${alcoholWords[kind]} ${writeNumber(abv)}`;
}

export function writeWork(work: Readonly<Record<string, number>>): string {
  const posts = Object.entries(work).map(([post, units]) => `${post} ${writeNumber(units)}`);
  return posts.length === 0 ? none : posts.join(' ; ');
}

/** Quotes names that a list would split, or that a reader would trim or take for a number or for "none". */
function quoted(name: string): string {
  const isPlain = name === name.trim() && !/[,;"\n«»]/.test(name) && !/^\d+$/.test(name) && !/^aucune?s?$/i.test(name);
  return isPlain && name !== '' ? name : JSON.stringify(name);
}
