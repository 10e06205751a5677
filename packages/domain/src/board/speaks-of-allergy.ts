import { normalizeText } from '../menu/normalize-text.ts';

/** Words of an allergy, of what it does and of what helps, in French and English. */
const words = /allerg|intoleran|c(?:oe?|e)lia|anaphyla|\bepi-?pen|\banapen|oedeme|quincke|adrenaline/;

/** The fourteen allergens as notes name them in both languages, without accents and the ending of a plural. */
const allergens = [
  'gluten|wheat|ble|seigle|orge|avoine|epeautre',
  'crustace|crevette|crabe|homard|langoustine|shellfish|shrimp|prawn|crab|lobster',
  'oeuf|egg',
  'poisson|anchois|fish',
  'arachide|cacah(?:ue|u)ete|peanut',
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

/** What says that there must be none of it. */
const without =
  "(?:sans|without|no|zero|aucune?s?|pas d[e'] ?(?:la |l')?|ni|exempte? d[e'] ?|free from|free of|(?:evite[rz]?|traces? d[e'] ?|contact avec)(?: (?:les?|la|du|des|de|d'))?)";
const link = "(?: (?:de|du|des|la|le|les|any|traces? (?:de|d'|of)|produits?)| (?:d|l)')*";

const withoutAllergen = new RegExp(`\\b${without}${link} ?(?:${allergens})(?:e?s|x)?\\b`);
const freeOf = new RegExp(`\\b(?:${allergens})(?:s|es)?[ -]free\\b`);

/** Whether what a diner wrote speaks of an allergy, or rules out an allergen (BRD-04). A hint for the eye, no promise: every note is shown whole. */
export function speaksOfAllergy(text: string): boolean {
  const plain = normalizeText(text);
  return words.test(plain) || withoutAllergen.test(plain) || freeOf.test(plain);
}
