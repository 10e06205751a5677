import { isCommonWord, splitWords } from './address-words.ts';
import { regionCodes } from './find-region.ts';

/** Former regions that people write after a town, with their départements. A town of the same name has priority. */
const formerRegions: Record<string, string> = {
  Alsace: '67 68',
  Aquitaine: '24 33 40 47 64',
  Auvergne: '03 15 43 63',
  'Basse-Normandie': '14 50 61',
  Bourgogne: '21 58 71 89',
  Centre: '18 28 36 37 41 45',
  'Champagne-Ardenne': '08 10 51 52',
  'Franche-Comté': '25 39 70 90',
  'Haute-Normandie': '27 76',
  'Languedoc-Roussillon': '11 30 34 48 66',
  Limousin: '19 23 87',
  Lorraine: '54 55 57 88',
  'Midi-Pyrénées': '09 12 31 32 46 65 81 82',
  'Nord-Pas-de-Calais': '59 62',
  PACA: '04 05 06 13 83 84',
  Picardie: '02 60 80',
  'Poitou-Charentes': '16 17 79 86',
  'Rhône-Alpes': '01 07 26 38 42 69 73 74',
  IDF: '75 77 78 91 92 93 94 95',
};

const departments =
  `01 Ain, 02 Aisne, 03 Allier, 04 Alpes-de-Haute-Provence, 05 Hautes-Alpes, 06 Alpes-Maritimes, 07 Ardèche, 08 Ardennes, 09 Ariège,
  10 Aube, 11 Aude, 12 Aveyron, 13 Bouches-du-Rhône, 14 Calvados, 15 Cantal, 16 Charente, 17 Charente-Maritime, 18 Cher, 19 Corrèze, 20 Corse-du-Sud,
  20 Haute-Corse, 21 Côte-d’Or, 22 Côtes-d’Armor, 23 Creuse, 24 Dordogne, 25 Doubs, 26 Drôme, 27 Eure, 28 Eure-et-Loir, 29 Finistère, 30 Gard,
  31 Haute-Garonne, 32 Gers, 33 Gironde, 34 Hérault, 35 Ille-et-Vilaine, 36 Indre, 37 Indre-et-Loire, 38 Isère, 39 Jura, 40 Landes, 41 Loir-et-Cher,
  42 Loire, 43 Haute-Loire, 44 Loire-Atlantique, 45 Loiret, 46 Lot, 47 Lot-et-Garonne, 48 Lozère, 49 Maine-et-Loire, 50 Manche, 51 Marne,
  52 Haute-Marne, 53 Mayenne, 54 Meurthe-et-Moselle, 55 Meuse, 56 Morbihan, 57 Moselle, 58 Nièvre, 59 Nord, 60 Oise, 61 Orne, 62 Pas-de-Calais,
  63 Puy-de-Dôme, 64 Pyrénées-Atlantiques, 65 Hautes-Pyrénées, 66 Pyrénées-Orientales, 67 Bas-Rhin, 68 Haut-Rhin, 69 Rhône, 69 Métropole de Lyon,
  70 Haute-Saône, 71 Saône-et-Loire, 72 Sarthe, 73 Savoie, 74 Haute-Savoie, 76 Seine-Maritime, 77 Seine-et-Marne, 78 Yvelines, 79 Deux-Sèvres,
  80 Somme, 81 Tarn, 82 Tarn-et-Garonne, 83 Var, 84 Vaucluse, 85 Vendée, 86 Vienne, 87 Haute-Vienne, 88 Vosges, 89 Yonne, 90 Territoire de Belfort,
  91 Essonne, 92 Hauts-de-Seine, 93 Seine-Saint-Denis, 94 Val-de-Marne, 95 Val-d’Oise`
    .split(/,\s+/)
    .map((entry) => [entry.slice(3), entry.slice(0, 2)] as const);

const wordsOf = (name: string) => splitWords(name).join(' ');
/** The postal code prefixes of each area; null for all of France. */
const areas = new Map<string, string[] | null>([
  ...departments.map(([name, code]): [string, string[]] => [wordsOf(name), [code]]),
  ...Object.entries({ ...formerRegions, ...regionCodes }).map(([name, codes]): [string, string[]] => [
    wordsOf(name),
    codes.split(' '),
  ]),
  ['france', null],
]);
const mostWords = Math.max(...[...areas.keys()].map((name) => name.split(' ').length));

/** An address without the areas after its town, and the postal code prefixes of the smallest area, or null. */
export interface WithoutArea {
  parts: string[];
  codes: string[] | null;
}

/** Removes "Rhône-Alpes" and "France" from the end of an address. Returns null if there is no area. */
export function takeArea(parts: string[]): WithoutArea | null {
  const before = parts.slice(0, -1);
  const part = parts.at(-1) ?? '';
  const starts = [...part.matchAll(/[a-z0-9]+/g)].map(({ index }) => index);
  for (const start of starts.slice(-mostWords)) {
    const codes = areas.get(wordsOf(part.slice(start)));
    const rest = part.slice(0, start).replace(/[^a-z0-9]+$/, '');
    // "France" in "12 avenue de France" is part of the street name.
    if (codes === undefined || isCommonWord(splitWords(rest).at(-1) ?? '') || (rest === '' && before.length === 0))
      continue;
    const left = rest === '' ? before : [...before, rest];
    const further = takeArea(left);
    return further ? { parts: further.parts, codes: further.codes ?? codes } : { parts: left, codes };
  }
  return null;
}
