export type Mode = 'pickup' | 'delivery';

export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof weekdays)[number];

/** A wall-clock span in the restaurant's zone, "HH:MM" to "HH:MM". */
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

/** Ranges "HH:MM-HH:MM" of each weekday. Malformed values are ignored (specification section 5). */
export type WeekRanges = Partial<Record<Weekday, string[]>>;

export interface Menu {
  id: number;
  name: string;
  isOpen: boolean;
  isAvailable: boolean;
  activeTimes: DayHours[];
  timeRanges: WeekRanges;
  /** Null: pickup follows `timeRanges`. */
  pickupTimeRanges: WeekRanges | null;
  categories: Category[];
}

export interface Category {
  id: number;
  name: string;
  description: string;
  /** The grammatical gender of its items in French: une pizza, un dessert (MNU-23). */
  gender: 'f' | 'm';
  items: Item[];
}

interface ItemPrice {
  /** Integer cents; null: the other mode's price. */
  pickupCents: number | null;
  deliveryCents: number | null;
  /** VAT in basis points (1000 = 10 %); null: the site's default rate. */
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
  /** Marked by the kitchen: ISO text of the instant at which it is back; null: unknown; absent: not sold out. Text, since menus are written into pages. */
  soldOutUntil?: string | null;
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
  /** Null: not declared, shown as "non renseigné", never as "sans". */
  allergens: Allergen[] | null;
  /** Possible traces. They count only for a dish that declares allergens. */
  traces: Allergen[];
  diets: string[];
  options: OptionGroup[];
}

export interface OptionGroup {
  id: number;
  name: string;
  /** Fewest and most choices, with their quantities; `max` null: no limit. A `min` of 1 makes the group required. */
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
  /** Absent: not declared, which is not the same as none. */
  declaration?: ChoiceDeclaration;
}

/** The effect of a choice on the allergens of its dish (ALG-01). */
export interface ChoiceDeclaration {
  contains: Allergen[];
  traces: Allergen[];
  /** Allergens of the dish that this choice removes; only in a group of exactly one choice. */
  removes: Allergen[];
}
