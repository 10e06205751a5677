import type { CheckId, Finding, PublicHolidayName } from '@comptoir/domain';
import { publicHolidays } from '@comptoir/domain';
import { type Format, typeset } from '@comptoir/format';
import { polygonWords } from './zones.ts';

/** The sentences of a check, by the reason of its finding; `one` is for a single thing. */
type Sentences = Record<string, string | { one: string; other: string }>;

const whole = '';

/** What each check of a catalogue says (REH-04). A check with one sentence has it below the empty reason. */
export const checkWords: Record<CheckId, Sentences> = {
  C01: { [whole]: '{item} n’a de prix ni à emporter ni en livraison' },
  C02: { [whole]: '{item} : impossible de choisir {min} « {group} »' },
  C03: {
    offer: 'L’offre {offer} vise un élément supprimé',
    coupon: 'Le code {offer} vise un élément supprimé',
    option: '« {group} » propose d’office un choix supprimé',
    day: 'Le jour exceptionnel du {day} vise un menu supprimé',
  },
  C04: { [whole]: '{item} : ses options peuvent descendre sous 0 €' },
  C05: { [whole]: '{item} : taux de TVA manquant' },
  C06: {
    code: 'Deux codes promo portent le nom {name}',
    zone: 'Deux zones portent le nom {name}',
    menu: 'Deux menus portent le nom {name}',
  },
  C07: {
    [whole]: {
      one: '{count} plat ou choix sans allergènes déclarés : {names}',
      other: '{count} plats ou choix sans allergènes déclarés : {names}',
    },
  },
  C08: { [whole]: '{item} est à {rate} % : vérifiez la TVA' },
  C09: {
    picture: { one: '{count} plat sans photo : {names}', other: '{count} plats sans photo : {names}' },
    file: {
      one: '{count} photo introuvable, celle de : {names}',
      other: '{count} photos introuvables, celles de : {names}',
    },
    description: { one: '{count} plat sans description : {names}', other: '{count} plats sans description : {names}' },
  },
  C10: { [whole]: '{item} à {price} : une faute de frappe ?' },
  C11: {
    targets: 'L’offre {offer} ne s’appliquera jamais : elle ne vise aucun plat',
    off: 'L’offre {offer} ne s’appliquera jamais : ses plats ne sont pas en vente',
    hours: 'L’offre {offer} ne s’appliquera jamais : aucun de ses plats n’est servi à ses heures',
  },
  C12: { [whole]: 'L’offre {offer} n’a rien à offrir' },
  C13: {
    minimum: 'L’offre {offer} : minimum inatteignable ({minimum})',
    mode: 'L’offre {offer} : son mode de commande n’est jamais ouvert',
  },
  C14: { [whole]: 'L’offre {offer} peut rendre la commande gratuite' },
  C15: {
    sum: '{item} : jusqu’à {share} % de remise avec les offres {offers}',
    delivery: 'Offres {offers} : la livraison n’est offerte qu’une fois',
  },
  C16: { expired: '{offer} : code expiré', used: '{offer} : code épuisé', unlimited: '{offer} : code sans limite' },
  C17: {
    zone: 'Livraison active sans zone',
    place: 'Livraison à la distance, et le restaurant n’a ni latitude ni longitude : personne ne peut être livré',
    hours: 'Livraison active sans horaires',
    closed: 'Aucun horaire : personne ne peut commander',
  },
  C18: { [whole]: '{zone} et {other} se recouvrent : le moins cher l’emporte' },
  C19: {
    hole: 'Trou de {metres} m entre {zone} et {other}',
    restaurant: 'Le restaurant n’est dans aucune de ses zones',
  },
  C20: {
    name: 'Une zone n’a pas de nom',
    ...polygonWords,
  },
  C21: { [whole]: '{zone} : minimum inatteignable ({minimum})' },
  C22: {
    week: 'Aucun créneau de {mode} dans les 7 jours : trop de créneaux retirés, ou un délai trop long',
    removed: 'Aucun créneau de {mode} le {day} : les créneaux retirés prennent tout le service',
    lead: 'Aucun créneau de {mode} le {day} : le délai minimum est trop long',
  },
  C23: {
    past: 'Le jour exceptionnel du {day} est passé',
    orders: {
      one: 'Fermé le {day} : {count} commande pour ce jour',
      other: 'Fermé le {day} : {count} commandes pour ce jour',
    },
    holiday: '{day}, {holiday} : ouvert comme d’habitude ?',
  },
  C24: {
    capacity: {
      one: '{day}, {mode} : {places} places, et déjà {count} commande un tel jour',
      other: '{day}, {mode} : {places} places, et déjà {count} commandes un tel jour',
    },
    pickup: 'À emporter : promesse {promised} min, mais cuisine {needed} min',
    delivery: 'Livraison : promesse {promised} min, mais cuisine + route {needed} min',
  },
  C25: {
    nobody: 'Personne ne verra les commandes : ni équipe, ni appareil',
    board: 'Personne ne verra les commandes : aucun écran ouvert depuis 7 jours',
  },
  C26: {
    card: 'Le paiement par carte est activé, mais ce serveur n’a pas de clés : personne ne peut payer par carte',
    paypal: 'PayPal est activé, mais le compte du prestataire de paiement ne le propose pas : PayPal n’est pas offert',
    mail: 'Les clients ne seront pas prévenus par e-mail',
  },
  C27: {
    [whole]: {
      one: '{count} plat parle de viande sans dire son origine : {names}',
      other: '{count} plats parlent de viande sans dire son origine : {names}',
    },
  },
  C28: { [whole]: '{item} : une boisson alcoolisée ? Dites son degré' },
  C29: { [whole]: '{item} se garde : peut-il être rendu ?' },
  C30: {
    licence: '{item} : votre licence ne permet pas de le vendre',
    rate: '{item} est à {rate} % : l’alcool est à 20 % de TVA',
    hours: 'L’alcool ne se vend pas entre 22 h et 8 h sans le permis de nuit',
    gift: 'L’offre {offer} donne {item} : l’alcool ne s’offre pas',
  },
  C31: { [whole]: 'Aux heures de vente de l’alcool, aucun service n’est ouvert' },
  C32: { [whole]: '{item} est fait maison : il ne peut pas être rendu' },
  C35: { [whole]: 'L’audit d’accessibilité a plus de 30 mois : il vaut trois ans, renouvelez-le' },
  C36: { [whole]: 'L’offre {offer} donne un second {item} : l’alcool ne s’offre pas ainsi' },
  C38: {
    [whole]: {
      one: 'Le poste {post} ne peut pas faire {count} plat, qui n’a aucun créneau : {names}',
      other: 'Le poste {post} ne peut pas faire {count} plats, qui n’ont aucun créneau : {names}',
    },
  },
};

export const holidayWords: Record<PublicHolidayName, string> = {
  new_year: 'jour de l’An',
  easter_monday: 'lundi de Pâques',
  labour_day: 'fête du Travail',
  victory_1945: 'victoire de 1945',
  ascension: 'Ascension',
  whit_monday: 'lundi de Pentecôte',
  bastille_day: 'fête nationale',
  assumption: 'Assomption',
  all_saints: 'Toussaint',
  armistice_1918: 'armistice de 1918',
  christmas: 'Noël',
};

const modeNames = { pickup: 'retrait', delivery: 'livraison' } as const;

/** From this number of names on, the rest is counted. */
const mostNames = 5;

/** The sentence of a finding, without a full stop. */
export function writeFinding({ check, why, values }: Finding, format: Format): string {
  const sentence = checkWords[check][why ?? whole];
  if (sentence === undefined) throw new Error(`The check ${check} has no sentence for ${why}`);
  const pattern = typeof sentence === 'string' ? sentence : values.count === 1 ? sentence.one : sentence.other;
  const told = new Map(Object.entries(values).flatMap(([name, value]) => tell(name, value, format)));
  const text = pattern.replace(/\{(\w+)\}/g, (_, name: string) => told.get(name) ?? '');
  return typeset(text.charAt(0).toUpperCase() + text.slice(1));
}

function tell(name: string, value: string | number | string[], format: Format): [string, string][] {
  if (Array.isArray(value)) return [[name, listNames(value, format)]];
  if (typeof value === 'number') {
    if (name.endsWith('Cents')) return [[name.replace('Cents', ''), format.money(value)]];
    if (name.endsWith('Bp')) return [[name.replace('Bp', ''), format.rate(value)]];
    return [[name, String(value)]];
  }
  if (name === 'day') return tellDay(Temporal.PlainDate.from(value), format);
  if (name === 'mode') return [[name, value === 'delivery' ? modeNames.delivery : modeNames.pickup]];
  return [[name, value]];
}

function tellDay(date: Temporal.PlainDate, format: Format): [string, string][] {
  const holiday = publicHolidays(date.year).find((known) => known.date.equals(date));
  return [['day', format.day(date)], ...(holiday ? [['holiday', holidayWords[holiday.name]] as [string, string]] : [])];
}

function listNames(names: string[], format: Format): string {
  const shown = names.slice(0, mostNames);
  const rest = names.length - shown.length;
  return rest > 0 ? `${shown.join(', ')} et ${rest} de plus` : format.list(shown);
}
