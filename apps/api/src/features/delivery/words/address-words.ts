import { normalizeText } from '@comptoir/domain';

const abbreviations = new Map(
  Object.entries({
    all: 'allee',
    av: 'avenue',
    ave: 'avenue',
    bd: 'boulevard',
    bld: 'boulevard',
    bvd: 'boulevard',
    ch: 'chemin',
    che: 'chemin',
    crs: 'cours',
    dr: 'docteur',
    fg: 'faubourg',
    gal: 'general',
    imp: 'impasse',
    mal: 'marechal',
    pl: 'place',
    r: 'rue',
    rte: 'route',
    sq: 'square',
    st: 'saint',
    ste: 'sainte',
  }),
);

const streetTypes = new Set(
  ['allee', 'allees', 'avenue', 'boulevard', 'chemin', 'cours', 'esplanade', 'faubourg', 'impasse', 'montee'].concat([
    'passage',
    'place',
    'promenade',
    'quai',
    'residence',
    'route',
    'rue',
    'sentier',
    'square',
    'villa',
    'voie',
  ]),
);
const articles = new Set(['a', 'au', 'aux', 'd', 'de', 'des', 'du', 'en', 'et', 'l', 'la', 'le', 'les', 'sur']);

/**
 * The words of a street's or a town's name as they are compared: no accents, no signs, abbreviations written out.
 * Not that of a last word, which may be the beginning of a longer one: "rue ch" is on its way to "rue Chevreul".
 */
export function splitWords(name: string): string[] {
  const words = normalizeText(name).match(/[a-z0-9]+/g) ?? [];
  return words.map((word, at) => (at > 0 && at === words.length - 1 ? word : (abbreviations.get(word) ?? word)));
}

/** True for "rue" and "Place", the words that say what kind of street it is. */
export function isStreetType(word: string): boolean {
  return streetTypes.has(normalizeText(word));
}

/** True for a word that many streets have: it tells nobody which one is meant. */
export function isCommonWord(word: string): boolean {
  return streetTypes.has(word) || articles.has(word);
}
