import type { Weekday, WeekRanges } from '../calendar/weekday.ts';
import type { Alcohol } from '../law/alcohol.ts';
import type { Meat } from '../law/meat.ts';

export type Mode = 'pickup' | 'delivery';

export interface HourSpan {
  start: string;
  end: string;
}

export interface DayHours {
  day: Weekday;
  label: string;
  isOpen: boolean;
  times: HourSpan[];
}

export interface Menu {
  id: number;
  name: string;
  isOpen: boolean;
  isAvailable: boolean;
  activeTimes: DayHours[];
  timeRanges: WeekRanges;
  pickupTimeRanges: WeekRanges | null;
  categories: Category[];
}

/** The work of one unit by post, in quarters of a unit: `{ four: 4 }` is one unit at the oven (CAP-13). An empty object is no work. */
export type Work = Readonly<Record<string, number>>;

export const quartersPerUnit = 4;

export interface Category {
  id: number;
  name: string;
  description: string;
  /** The grammatical gender of its items in French: une pizza, un dessert (MNU-23). */
  gender: 'f' | 'm';
  /** The work of items that name none. */
  work?: Work;
  items: Item[];
}

interface ItemPrice {
  /** The price in integer cents; null means the price of the other mode. */
  pickupCents: number | null;
  deliveryCents: number | null;
  /** VAT in basis points (1000 = 10 %); null means the site's default rate. */
  taxRateBp: number | null;
}

/** The 14 allergens of EU regulation 1169/2011 (INCO), annex II. */
export const allergens = [
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'peanuts',
  'soy',
  'milk',
  'nuts',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'molluscs',
] as const;
export type Allergen = (typeof allergens)[number];

export interface Sellable {
  /** The time at which a sold-out dish is back, as ISO text; null if unknown, absent if not sold out. Pages contain serialised menus. */
  soldOutUntil?: string | null;
  /** Absent means none, or not declared. */
  meats?: Meat[];
  /** Absent means that the item is no alcoholic drink. */
  alcohol?: Alcohol;
  work?: Work;
}

export interface Item extends Sellable {
  id: number;
  menuId: number;
  categoryId: number;
  name: string;
  description: string;
  image: string | null;
  score: number;
  price: ItemPrice;
  isAvailable: boolean;
  /** The units that are left for this service, if diners are told (STK-10). */
  left?: number;
  /** The declared allergens; null means not declared, which pages show as "non renseigné", never as "sans". */
  allergens: Allergen[] | null;
  traces: Allergen[];
  diets: string[];
  /** Made by the restaurant from raw products (code de la consommation, L122-19). */
  isHomemade?: boolean;
  /** A sealed product that keeps, so that its buyer may withdraw within 14 days. */
  isWithdrawable?: boolean;
  options: OptionGroup[];
}

export interface OptionGroup {
  id: number;
  name: string;
  /** The allowed number of choices, counted with their quantities. `max` null means no limit; `min` from 1 means required. */
  min: number;
  max: number | null;
  defaults: number[];
  choices: OptionChoice[];
}

export interface OptionChoice extends Sellable {
  id: number;
  name: string;
  priceCents: number;
  taxRateBp: number | null;
  /** The declared allergens of a choice; absent means not declared, which differs from an empty declaration. */
  declaration?: ChoiceDeclaration;
}

export interface ChoiceDeclaration {
  contains: Allergen[];
  traces: Allergen[];
  /** Allergens of the dish that this choice removes; only in a group of exactly one choice. */
  removes: Allergen[];
}
