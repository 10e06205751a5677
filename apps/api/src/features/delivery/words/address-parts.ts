import { normalizeText } from '@comptoir/domain';

const maxLength = 200;

// Matches directions inside a house, such as "bât. B", and P.O. boxes. Floors come first: in "1er étage 12 rue de
// Cuire", 12 is the house number. The postal code protects "rue de la Porte 29200 Brest".
const indoorPatterns = [
  /\b(?:\d{1,2} ?(?:er|e|eme|nd)|dernier|premier) etage\b(?: (?:gauche|droite|face))?/g,
  /\b(?:appt?|apt|appart|appartement|bat|batiment|esc|escalier|porte|hall|entree|etage|studio|chambre|logement|bte|boite|interphone)\b\.? ?(?:n ?[°º]? ?)?(?:(?!\d{5}\b)[a-z]?\d+[a-z]?\d*\b|[a-ce-km-z](?![\w'])|[dl](?=\s*(?:,|$|\d)))/g,
  /\b(?:code|digicode|bp|cs|tsa)\b\.? ?(?:n ?[°º]? ?)?(?:[a-z]?\d+[a-z]?\d*\b|[a-z](?![\w']))/g,
  /\b(?:rdc|rez[ -]de[ -]chaussee)\b/g,
];
// Matches the building in "12 rue de Cuire résidence Les Lilas", but not in "12 résidence Les Lilas" or "rue de la
// Résidence".
const buildingPattern =
  /(?<=[a-z0-9] )(?<!\b(?:\d{1,4}|bis|ter|la|le|les|de|du|des) )(?=(?:residence|res|immeuble|lotissement|hameau|lieu[ -]?dit|zone artisanale|zone industrielle|za|zi|zac|centre commercial)\b)/g;
const loneNumberPattern = /^\d{1,4}(?: ?(?:bis|ter|quater|[a-z]))?$/;

// Matches "Lyon 2e" or "Paris 13" at the end of a part. The postal code already contains the arrondissement.
const arrondissementPattern =
  /\b(paris|lyon|marseille)(?:[ -]?0?([1-9]\d?)|[ -]([ivx]{1,5}))(?: ?(?:er|e|i?eme)\b(?: arr\w*)?| ?[°º]| *$)/;
const romanNumbers = 'i ii iii iv v vi vii viii ix x xi xii xiii xiv xv xvi xvii xviii xix xx'.split(' ');
const arrondissementBehindPattern =
  /\b(paris|lyon|marseille) ?, ?(?=(?:[1-9]\d?|[ivx]{1,5}) ?(?:(?:er|e|i?eme)\b(?! ?etage)|[°º]))/g;
const arrondissements = new Map([
  ['paris', { firstCode: 75000, count: 20 }],
  ['lyon', { firstCode: 69000, count: 9 }],
  ['marseille', { firstCode: 13000, count: 16 }],
]);

const months = 'janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre'.split(' ');
const datePattern = /\b(\d{1,2}) ?[/.-] ?(\d{1,2}) ?[/.-] ?(1[5-9]\d{2}|20\d{2})\b/g;
const gluedMonthPattern = new RegExp(`\\b(\\d{1,2}) ?(${months.join('|')}) ?(?![a-z])`, 'g');

/** Splits an address at its commas and removes directions inside the house, "Cedex" and "France". */
export function splitParts(text: string): string[] {
  const line = normalizeText(text.replace(/[\n;()]+/g, ', '))
    .slice(0, maxLength)
    .replace(/\bn(?:o|um|umero)?\.? ?[°º]? ?(?=\d)/g, '')
    .replace(/\bf ?- ?(?=\d{5}\b)/g, '');
  const outdoors = indoorPatterns
    .reduce((rest, pattern) => rest.replace(pattern, ', '), writeOutDates(line))
    .replace(buildingPattern, ', ')
    .replace(arrondissementBehindPattern, '$1 ')
    .replace(/ [-–—] (?=\d{5}\b|[a-z])/g, ', ');
  const parts = outdoors
    .split(',')
    .map((part) => part.replace(/^[^a-z0-9]+/, '').trim())
    // Splits "26000valence", and joins the digits of "69 004 lyon" after a street name or at the start.
    .map((part) =>
      part.replace(/\b(\d{5})(?=[a-z])/, '$1 ').replace(/(^|[a-z] )(\d{2})[ .](\d{3})(?= [a-z])/, '$1$2$3'),
    )
    .map((part) => shortenBusinessCode(part.replace(/(\b\d{5}\b.*) france$/, '$1')))
    .map(writeOutArrondissement)
    .filter((part) => /[a-z0-9]/.test(part));
  const withoutCountry = parts.length > 1 && /^(?:france|fr)$/.test(parts.at(-1) ?? '') ? parts.slice(0, -1) : parts;
  return withoutCountry.flatMap((part, at) => {
    if (loneNumberPattern.test(part) && at < withoutCountry.length - 1) return [];
    const before = withoutCountry[at - 1];
    if (before === undefined || !loneNumberPattern.test(before)) return [part];
    return [/^\d{1,4}(?!\d)/.test(part) ? `${before}-${part}` : `${before} ${part}`];
  });
}

function writeOutDates(line: string): string {
  return line
    .replace(datePattern, (whole, day: string, month: string, year: string) => {
      const name = months[Number(month) - 1];
      return name === undefined || Number(day) > 31 ? whole : `${Number(day)} ${name} ${year}`;
    })
    .replace(gluedMonthPattern, '$1 $2 ');
}

function writeOutArrondissement(part: string): string {
  return part.replace(arrondissementPattern, (whole, town: string, digits?: string, roman?: string) => {
    const known = arrondissements.get(town);
    const number = digits === undefined ? romanNumbers.indexOf(roman ?? '') + 1 : Number(digits);
    if (!known || number < 1 || number > known.count) return whole;
    return `${town} ${String(known.firstCode + number).padStart(5, '0')}`;
  });
}

/** Changes "69384 lyon cedex 03" to "69xxx lyon", because a business's postal code only identifies the département. */
function shortenBusinessCode(part: string): string {
  const hasBigTown = /\b(?:paris|lyon|marseille)\b/.test(part);
  const isCedex = / cedex\b/.test(part);
  return part.replace(/ cedex\b.*$/, '').replace(/\b(\d{2})\d{3}\b/g, (code, department: string) => {
    const isRound = code.endsWith('0') && department !== '75';
    const isBusiness = department === '75' || isCedex || hasBigTown;
    return isBusiness && !isRound && !isArrondissement(code) ? `${department}xxx` : code;
  });
}

function isArrondissement(code: string): boolean {
  const isOne = ({ firstCode, count }: { firstCode: number; count: number }) =>
    Number(code) > firstCode && Number(code) <= firstCode + count;
  return code === '75116' || [...arrondissements.values()].some(isOne);
}
