import { type Weekday, type WeekRanges, weekdays } from '../calendar/weekday.ts';
import type { CartLine } from '../cart/cart-line.ts';
import { indexItems } from '../menu/index-items.ts';
import type { Category, DayHours, HourSpan, Item, Menu, OptionGroup } from '../menu/menu.ts';
import type { Offer, OfferType } from '../offer/offer.ts';

// The example catalogue of requirements appendices A and B, in cents and basis points, and builders for dishes, menus, offers and lines.

/** A pizza at ten euros (eleven for delivery), with the test's changes. */
export function anItem(values: Partial<Item> & Pick<Item, 'id' | 'name'>): Item {
  return {
    menuId: 1,
    categoryId: 11,
    description: '',
    image: null,
    score: 50,
    price: { pickupCents: 1000, deliveryCents: 1100, taxRateBp: 1000 },
    isAvailable: true,
    allergens: null,
    traces: [],
    diets: [],
    options: [],
    ...values,
  };
}

const aCategory = (id: number, name: string, items: Item[]): Category => ({
  id,
  name,
  description: '',
  gender: 'f',
  items,
});

const labels: Record<Weekday, string> = {
  mon: 'Lundi',
  tue: 'Mardi',
  wed: 'Mercredi',
  thu: 'Jeudi',
  fri: 'Vendredi',
  sat: 'Samedi',
  sun: 'Dimanche',
};

/** A week's opening hours; a day without times is closed. */
export function aWeek(timesOf: (day: Weekday) => HourSpan[]): DayHours[] {
  return weekdays.map((day) => {
    const times = timesOf(day);
    return { day, label: labels[day], isOpen: times.length > 0, times };
  });
}

/** A menu that is on sale, with these hours. */
export function aMenu(id: number, categories: Category[], timeRanges: WeekRanges = {}): Menu {
  return {
    id,
    name: `Menu ${id}`,
    isOpen: true,
    isAvailable: true,
    activeTimes: [],
    timeRanges,
    pickupTimeRanges: null,
    categories,
  };
}

/** An offer that always applies, with the test's changes. */
export function anOffer<T extends OfferType | null>(
  type: T,
  rest: Partial<Omit<Offer, 'type'>> = {},
): Offer & { type: T } {
  return {
    id: 1,
    isActive: true,
    percentBp: 0,
    amountCents: 0,
    autoApply: true,
    allowRepeat: true,
    activeTimes: [],
    mode: 'both',
    minimumCents: 0,
    menuIds: [],
    categoryIds: [],
    itemIds: [],
    ...rest,
    type,
  };
}

/** A cart line; `choices` maps ids to quantities. */
export function aLine(item: Item, quantity = 1, choices: Record<number, number> = {}): CartLine {
  const chosen = Object.entries(choices).map(([id, count]) => ({ choiceId: Number(id), quantity: count }));
  return { itemId: item.id, options: chosen.length > 0 ? [{ optionId: 1, choices: chosen }] : [], quantity, note: '' };
}

export const supplements: OptionGroup = {
  id: 1,
  name: 'Suppléments',
  min: 0,
  max: 5,
  defaults: [],
  choices: [
    { id: 1001, name: 'Mozzarella', priceCents: 150, taxRateBp: 1000 },
    { id: 1002, name: 'Jambon', priceCents: 200, taxRateBp: 1000 },
    { id: 1003, name: 'Sauce piquante', priceCents: 50, taxRateBp: null },
    { id: 1004, name: 'Verre de vin', priceCents: 400, taxRateBp: 2000 },
  ],
};

const price = (pickupCents: number, deliveryCents: number, taxRateBp: number): Item['price'] => ({
  pickupCents,
  deliveryCents,
  taxRateBp,
});

export const margherita = anItem({
  id: 101,
  name: 'Margherita',
  description: 'Tomate, mozzarella, basilic',
  image: '/media/items/101.webp',
  score: 87,
  allergens: ['gluten', 'milk'],
  diets: ['vegetarian'],
  options: [supplements],
});
export const regina = anItem({
  id: 102,
  name: 'Regina',
  score: 80,
  price: price(1250, 1350, 1000),
  options: [supplements],
});
export const calzone = anItem({ id: 103, name: 'Calzone', price: price(990, 1090, 1000), options: [supplements] });
export const napolitaine = anItem({ id: 104, name: 'Napolitaine', options: [supplements] });

const dessert = { categoryId: 12 };
export const tiramisu = anItem({ ...dessert, id: 201, name: 'Tiramisu', score: 70, price: price(550, 550, 1000) });

const drink = { categoryId: 13 };
export const soda = anItem({ ...drink, id: 301, name: 'Soda', price: price(300, 300, 550) });
export const wine = anItem({ ...drink, id: 302, name: 'Vin', price: price(1800, 1800, 2000) });
export const cutlery = anItem({ ...drink, id: 303, name: 'Couverts', price: price(0, 0, 1000) });

export const setMeal = anItem({
  menuId: 2,
  categoryId: 21,
  id: 401,
  name: 'Formule',
  price: price(1490, 1590, 1000),
});

export const pizzas = aCategory(11, 'Pizzas', [margherita, regina, calzone, napolitaine]);
export const desserts = aCategory(12, 'Desserts', [tiramisu]);
export const drinks = aCategory(13, 'Boissons', [soda, wine, cutlery]);

export const card: Menu = { ...aMenu(1, [pizzas, desserts, drinks]), name: 'Carte' };
export const lunch: Menu = { ...aMenu(2, [aCategory(21, 'Formules', [setMeal])]), name: 'Formule' };
export const exampleMenus = [card, lunch];
export const exampleItems = indexItems(exampleMenus);
