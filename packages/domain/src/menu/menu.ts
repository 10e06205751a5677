/** How the diner gets the order. Each mode has its own prices and its own hours. */
export type Mode = 'pickup' | 'delivery';

export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
/** Three-letter lower-case weekday; the week starts on Monday. */
export type Weekday = (typeof weekdays)[number];

/** A wall-clock span in the restaurant's zone, "HH:MM" to "HH:MM". */
export interface HourSpan {
  start: string;
  end: string;
}

/** Opening hours of one weekday, as shown to people. */
export interface DayHours {
  day: Weekday;
  label: string;
  isOpen: boolean;
  times: HourSpan[];
}

/** Ranges "HH:MM-HH:MM" of each weekday; may hold malformed values, which are ignored (specification section 5). */
export type WeekRanges = Partial<Record<Weekday, string[]>>;

export interface Menu {
  id: number;
  name: string;
  /** Open at this moment, by the server's clock. */
  isOpen: boolean;
  /** False takes the whole menu off sale. */
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
  /** Of what its items are called in French: une pizza, un dessert (requirement MNU-23). */
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

/** What the kitchen can run out of. */
export interface Sellable {
  /**
   * The kitchen's word, beside the catalogue's own: an ISO instant from which there is some again; null: nobody knows; absent: there is
   * some. Text, for menus are written into pages.
   */
  soldOutUntil?: string | null;
}

export interface Item extends Sellable {
  id: number;
  menuId: number;
  categoryId: number;
  name: string;
  description: string;
  image: string | null;
  /** Popularity; sorts search results, highest first. */
  score: number;
  price: ItemPrice;
  /** False: off sale for long, by the catalogue. */
  isAvailable: boolean;
  /** Null: not declared, shown as "non renseigné", never as "sans". */
  allergens: Allergen[] | null;
  /** What may be in it without being an ingredient; says nothing of a dish that declares no allergens. */
  traces: Allergen[];
  /** Such as "vegetarian", "vegan", "spicy", "local". */
  diets: string[];
  options: OptionGroup[];
}

export interface OptionGroup {
  id: number;
  name: string;
  /** Fewest and most choices, counted with their quantities; `max` null: no limit. A group with `min` of 1 or more is required. */
  min: number;
  max: number | null;
  /** Ids of the choices taken when the item opens. */
  defaults: number[];
  choices: OptionChoice[];
}

export interface OptionChoice extends Sellable {
  id: number;
  name: string;
  /** Integer cents added to the unit price; may be negative (a smaller size). */
  priceCents: number;
  taxRateBp: number | null;
  /** Absent: not declared, which is not the same as none. */
  declaration?: ChoiceDeclaration;
}

/** What a choice does to the allergens of its dish (ALG-01). */
export interface ChoiceDeclaration {
  contains: Allergen[];
  traces: Allergen[];
  /** What the dish declares and no longer has; only in a group of exactly one choice, so that it is certain. */
  removes: Allergen[];
}
