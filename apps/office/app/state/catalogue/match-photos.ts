import { normalizeText } from '@comptoir/domain';
import type { Dish } from './edited-menu.ts';

export interface MatchedPhotos {
  matched: { file: File; dish: Dish }[];
  /** Photos whose name is no dish, or several. */
  unknown: File[];
}

/** Finds the dish of each photo by its file's name: `quatre-fromages_2.jpg` is the photo of Quatre fromages (MED-21). */
export function matchPhotos(files: readonly File[], dishes: readonly Dish[]): MatchedPhotos {
  const matches = files.map((file) => {
    const wanted = wordsOf(file.name.replace(/\.[^.]*$/, ''));
    const found = dishes.filter(({ name }) => [wanted, wanted.replace(/ \d+$/, '')].includes(wordsOf(name)));
    return { file, dish: found.length === 1 ? found[0] : undefined };
  });
  return {
    matched: matches.flatMap(({ file, dish }) => (dish ? [{ file, dish }] : [])),
    unknown: matches.flatMap(({ file, dish }) => (dish ? [] : [file])),
  };
}

function wordsOf(name: string): string {
  return normalizeText(name.normalize('NFC'))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
