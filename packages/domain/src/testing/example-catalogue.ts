import type { CartLine } from '../cart/cart-line.ts';
import { indexItems } from '../menu/index-items.ts';
import type { Category, Item, Menu, OptionGroup, WeekRanges } from '../menu/menu.ts';
import type { Offer, OfferType } from '../offer/offer.ts';

/** The example catalogue of requirements appendix B: its ids, prices and VAT rates. Cents and basis points. */

const supplements: OptionGroup = {
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

function anItem(id: number, categoryId: number, name: string, price: [number, number, number], menuId = 1): Item {
  const [pickupCents, deliveryCents, taxRateBp] = price;
  return {
    id,
    menuId,
    categoryId,
    name,
    description: '',
    image: null,
    score: 0,
    price: { pickupCents, deliveryCents, taxRateBp },
    isAvailable: true,
    allergens: null,
    diets: [],
    options: categoryId === 11 ? [supplements] : [],
  };
}

export const margherita = anItem(101, 11, 'Margherita', [1000, 1100, 1000]);
export const regina = anItem(102, 11, 'Regina', [1250, 1350, 1000]);
export const calzone = anItem(103, 11, 'Calzone', [990, 1090, 1000]);
export const napolitaine = anItem(104, 11, 'Napolitaine', [1000, 1100, 1000]);
export const tiramisu = anItem(201, 12, 'Tiramisu', [550, 550, 1000]);
export const soda = anItem(301, 13, 'Soda', [300, 300, 550]);
export const wine = anItem(302, 13, 'Vin', [1800, 1800, 2000]);
export const cutlery = anItem(303, 13, 'Couverts', [0, 0, 1000]);
export const setMeal = anItem(401, 21, 'Formule', [1490, 1590, 1000], 2);

const aCategory = (id: number, name: string, items: Item[]): Category => ({
  id,
  name,
  description: '',
  gender: 'f',
  items,
});

/** A menu that is always on sale, with these hours. */
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

export const pizzas = aCategory(11, 'Pizzas', [margherita, regina, calzone, napolitaine]);
export const desserts = aCategory(12, 'Desserts', [tiramisu]);
export const drinks = aCategory(13, 'Boissons', [soda, wine, cutlery]);

export const exampleMenus: Menu[] = [
  aMenu(1, [pizzas, desserts, drinks]),
  aMenu(2, [aCategory(21, 'Formules', [setMeal])]),
];
export const exampleItems = indexItems(exampleMenus);

/** A line of the cart; choices by their id, with quantities. */
export function aLine(item: Item, quantity = 1, choices: Record<number, number> = {}): CartLine {
  const chosen = Object.entries(choices).map(([id, count]) => ({ choiceId: Number(id), quantity: count }));
  return { itemId: item.id, options: chosen.length > 0 ? [{ optionId: 1, choices: chosen }] : [], quantity, note: '' };
}

/** An offer that applies always and everywhere, but for what is said. */
export function anOffer(type: OfferType | null, rest: Partial<Offer> = {}): Offer {
  return {
    id: 1,
    isActive: true,
    type,
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
  };
}
