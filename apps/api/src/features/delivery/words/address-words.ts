import { normalizeText } from '@comptoir/domain';

const abbreviations = new Map(
  Object.entries({
    all: 'allee',
    av: 'avenue',
    ave: 'avenue',
    bd: 'boulevard',
    bld: 'boulevard',
    boul: 'boulevard',
    blvd: 'boulevard',
    bvd: 'boulevard',
    cdt: 'commandant',
    ch: 'chemin',
    che: 'chemin',
    chem: 'chemin',
    cne: 'capitaine',
    col: 'colonel',
    crs: 'cours',
    dr: 'docteur',
    esp: 'esplanade',
    fbg: 'faubourg',
    fg: 'faubourg',
    gal: 'general',
    gd: 'grand',
    gde: 'grande',
    gen: 'general',
    imp: 'impasse',
    ld: 'lieudit',
    lt: 'lieutenant',
    mal: 'marechal',
    mgr: 'monseigneur',
    mt: 'mont',
    mte: 'montee',
    mts: 'monts',
    pass: 'passage',
    pdt: 'president',
    pl: 'place',
    pr: 'professeur',
    prof: 'professeur',
    prom: 'promenade',
    qu: 'quai',
    r: 'rue',
    res: 'residence',
    rte: 'route',
    sgt: 'sergent',
    sq: 'square',
    st: 'saint',
    ste: 'sainte',
  }),
);

/** Each line lists the forms of one number, so that "rue du Huit-Mai" matches "rue du 8 mai". */
const numbers = `
  1 premier 1er 1re
  2 deux ii 2e 2eme
  3 trois iii 3e 3eme
  4 quatre iv 4e 4eme
  5 cinq v 5e 5eme
  6 six vi 6e 6eme
  7 sept vii 7e 7eme
  8 huit viii 8e 8eme
  9 neuf ix 9e 9eme
  10 dix x 10e 10eme
  11 onze xi
  12 douze xii
  13 treize xiii
  14 quatorze xiv
  15 quinze xv
  16 seize xvi
  17 dixsept xvii
  18 dixhuit xviii
  19 dixneuf xix
  20 vingt xx
  22 vingtdeux xxii
  23 vingttrois xxiii
  24 vingtquatre xxiv`;
const numberForms = new Map(
  numbers
    .trim()
    .split('\n')
    .map((line) => line.trim().split(' '))
    .flatMap((forms) => forms.map((form) => [form, forms] as const)),
);

const streetTypes = new Set(
  ['allee', 'allees', 'avenue', 'boulevard', 'chemin', 'cours', 'esplanade', 'faubourg', 'hameau', 'impasse'].concat([
    'lieudit',
    'montee',
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

/** Splits a name into normalised words: without accents and punctuation, with abbreviations expanded. */
export function splitWords(name: string): string[] {
  return wordsOf(name).map(writeOut);
}

/** Like `splitWords`, but the last word may be incomplete: "rue ch" may become "rue Chevreul". */
export function splitBegunWords(text: string): string[] {
  const words = wordsOf(text);
  return words.map((word, at) => (at > 0 && at === words.length - 1 ? word : writeOut(word)));
}

function wordsOf(text: string): string[] {
  const joined = normalizeText(text)
    .replace(/\blieux?[ -]dits?\b/g, 'lieudit')
    .replace(/\b(dix|vingt)[ -](?=(?:deux|trois|quatre|sept|huit|neuf)\b)/g, '$1');
  return joined.match(/[a-z0-9]+/g) ?? [];
}

function writeOut(word: string): string {
  return abbreviations.get(word) ?? word.replace(/^0(?=[1-9]$)/, '');
}

/** The equivalent forms of a word in street names: "4" is also "quatre" and "IV". */
export function formsOf(word: string): string[] {
  return numberForms.get(word) ?? [word];
}

export function isStreetType(word: string): boolean {
  return streetTypes.has(normalizeText(word));
}

export function isCommonWord(word: string): boolean {
  return streetTypes.has(word) || articles.has(word);
}
