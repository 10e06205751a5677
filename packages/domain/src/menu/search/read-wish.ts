import type { Allergen } from '../menu.ts';
import type { SearchWords } from './search-words.ts';

export interface MenuFilter {
  diets: readonly string[];
  without: readonly Allergen[];
}

export interface Wish extends MenuFilter {
  text: string;
}

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const oneOf = (phrases: readonly string[]) =>
  `(?:${phrases
    .toSorted((a, b) => b.length - a.length)
    .map(literally)
    .join('|')})`;
const anyEnd = '[a-z-]*';
const plural = '(?:e?s|x)?(?![a-z])';

export function wishReader(words: SearchWords): (normalized: string) => Wish {
  const allergenWords = Object.keys(words.allergens);
  const allergen = `${oneOf(allergenWords)}${plural}`;
  const joint = `(?:,| ${oneOf(words.joints)})`;
  const more = `(?:${joint}(?: ${oneOf(words.without)})? ${allergen})*`;
  const lacking = new RegExp(
    `(?<=^|[ ,])(?:${oneOf(words.without)} ${allergen}|${oneOf(words.avoided)}${plural})${more}`,
    'g',
  );
  const named = new RegExp(`(?<=^|[ ,])${oneOf(allergenWords)}`, 'g');
  const diets = Object.entries(words.diets).flatMap(([diet, phrases]) => phrases.map((phrase) => ({ diet, phrase })));
  const dietOf = new Map(diets.map(({ diet, phrase }) => [phrase, diet]));
  const dieted = new RegExp(`(?<=^|[ ,])(${oneOf([...dietOf.keys()])})${anyEnd}`, 'g');
  const loose = new RegExp(`^(?:,| |${oneOf(words.joints)} )+|(?:,| | ${oneOf(words.joints)})+$`, 'g');

  return (normalized) => {
    const wished = new Set<string>();
    const without = new Set<Allergen>();
    const rest = normalized
      .replace(dieted, (_all, phrase: string) => {
        const diet = dietOf.get(phrase);
        if (diet) wished.add(diet);
        return '';
      })
      .replace(lacking, (all) => {
        for (const [word] of all.matchAll(named)) for (const one of words.allergens[word] ?? []) without.add(one);
        return '';
      });
    const hasWish = wished.size > 0 || without.size > 0;
    const text = hasWish ? rest.replace(/ +/g, ' ').replace(loose, '') : normalized;
    return { diets: [...wished], without: [...without], text };
  };
}
