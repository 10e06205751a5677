import { replies } from './fake-office.ts';

const price = (price_pickup: number | null, price_delivery: number | null) => ({
  price_pickup,
  price_delivery,
  tax_rate: 10,
});

const margherita = {
  item_name: 'Margherita',
  item_description: 'Tomate, mozzarella.',
  item_image: '/media/items/margherita.avif',
  item_score: 98,
  item_price: price(10.9, 11.9),
  is_available: true,
  allergens: ['gluten', 'milk'],
  diets: ['vegetarian'],
  homemade: true,
  options: [1],
};

export const fakeDishes = {
  margherita,
  reine: { ...margherita, item_name: 'Reine', item_price: price(12.9, null), is_available: false },
  tiramisu: { ...margherita, item_name: 'Tiramisù', item_image: null, allergens: null, options: [] },
  price,
};

const choice = (id: number, name: string, added: number) => ({ id, name, price: added, tax_rate: null });
export const size = {
  option_name: 'Taille',
  min: 1,
  max: 1,
  default: [1],
  option_options: [choice(1, 'Classique', 0), choice(2, 'Géante', 3.5)],
};

/** The catalogue's file of two categories: Pizzas with two dishes and Desserts with one. */
export function fakeFile({ first = margherita, more = {} }: { first?: object; more?: object } = {}) {
  const { reine, tiramisu } = fakeDishes;
  const pizzas = [
    { item_id: 101, ...first },
    { item_id: 102, ...reine },
  ];
  return {
    settings: {},
    options: [{ option_id: 1, ...size }],
    offers: [],
    menus: [
      {
        menu_id: 1,
        menu_name: 'La carte',
        menu_is_available: true,
        categories: [
          { category_id: 11, category_name: 'Pizzas', category_gender: 'f', items: pizzas },
          { category_id: 12, category_name: 'Desserts', items: [{ item_id: 201, ...tiramisu }] },
          { category_id: 13, category_name: 'Boissons', items: [] },
        ],
      },
    ],
    ...more,
  };
}

const keys = [
  ...['item/101', 'item/102', 'item/201', 'category/11', 'category/12', 'category/13', 'menu/1', 'option/1'],
  ...['order/menus', 'order/menu-1', 'order/category-11'],
];
const bases = Object.fromEntries(keys.map((key) => [key, `base-${key.split('/')[1]}`]));

export const catalogueAnswer = (changes: object[] = [], file: object = fakeFile()) =>
  replies.success({ file, bases, changes });
