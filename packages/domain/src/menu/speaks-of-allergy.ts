import { normalizeText } from './normalize-text.ts';

/** Words for allergies, their symptoms and their remedies, in French and English, with common misspellings. */
const words = /allerg|aler[gj][iy]|intoler[ae]n|c(?:oe?|e)lia|anaphyla|\bepi ?pen|\banapen|oedeme|quincke|adrenaline/;

/** The fourteen allergens in both languages, without accents and plural endings. */
const allergens = [
  'glut{1,2}en|wheat|ble|seigle|orge|avoine|epeautre',
  'crustace|fruits? de mer|seafood|gambas|crevette|crabe|homard|langoustine|shellfish|shrimp|prawn|crab|lobster',
  'oeuf|egg',
  'poisson|anchois|fish',
  'arachide|cacah(?:ou|u)e?te|peanut',
  'soja|soya|soy',
  'lait|lactose|laitier|produits? laitiers?|laitage|dairy|milk|caseine',
  'noix|noisette|amande|pistache|cajou|pecan|fruits? a coques?|fruits? secs?|nut|almond|hazelnut|walnut|cashew|pistachio',
  'celeri|celery',
  'moutarde|mustard',
  'sesame',
  'sulfite|sulphite',
  'lupin',
  'mollusque|moule|huitre|calamar|mollus[ck]|mussel|oyster|squid',
].join('|');

/** Words that exclude an ingredient, even at the end of a list such as "sans oignons ni noix". */
const without = [
  "(?:sans|without|no|zero|0|aucune?s?|ni|hors)(?:(?: [\\w']+){1,3}(?:,| et| ou| or| and)){0,4}",
  'pas(?: (?:mettre|mettez|ajouter|ajoutez|utiliser|utilisez|manger))?',
  "(?:don'?t|do not|can'?t|cannot|never)(?: (?:add|put|use|eat|have))?|avoid|hold",
  "exempte? d[e']|free from|free of|evite[rz]?|traces? d[e']|contact avec|(?:retir|enlev|supprim)(?:er?|ez)",
].join('|');
const link = "(?: (?:de|du|des|la|le|les|any|the|traces? (?:de|d'|of)|produits?)| (?:d|l)')*";

const withoutAllergen = new RegExp(`\\b(?:${without})${link} ?(?:${allergens})(?:e?s|x)?\\b`);
const freeOf = new RegExp(`\\b(?:${allergens})(?:s|es)? ?free\\b`);
const forbidden = new RegExp(`\\b(?:${allergens})(?:e?s|x)? ?=? ?(?:interdit|mortel|danger)`);

/** True if the note names an allergy or excludes an allergen. Only a hint, because every note is shown (BRD-04). */
export function speaksOfAllergy(text: string): boolean {
  const plain = normalizeText(text)
    .replace(/\bs\/ ?/g, 'sans ')
    .replace(/[-_:()"«»*]+ ?/g, ' ')
    .replace(/ +/g, ' ');
  return [words, withoutAllergen, freeOf, forbidden].some((pattern) => pattern.test(plain));
}
