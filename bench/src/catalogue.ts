import type { CartLine, Item, Menu, Offer } from '@comptoir/domain';

const words = [
  'tomate',
  'mozzarella',
  'crème',
  'chèvre',
  'miel',
  'noix',
  'roquette',
  'basilic',
  'champignons',
  'jambon',
  'burrata',
  'bœuf',
];

function word(seed: number): string {
  return words[seed % words.length] ?? '';
}

function makeItem(id: number): Item {
  return {
    id,
    menuId: 1,
    categoryId: 10 + (id % 8),
    name: `Pizza ${word(id)} ${word(id * 7)} ${id}`,
    description: `${word(id * 3)}, ${word(id * 5)}, ${word(id * 11)} et ${word(id * 13)}, cuite au feu de bois.`,
    image: null,
    score: id % 97,
    price: {
      pickupCents: 900 + (id % 700),
      deliveryCents: 950 + (id % 700),
      taxRateBp: [550, 1000, 2000][id % 3] ?? 1000,
    },
    isAvailable: true,
    allergens: null,
    traces: [],
    diets: [],
    options: [
      {
        id: 1,
        name: 'Suppléments',
        min: 0,
        max: 5,
        defaults: [],
        choices: [1, 2, 3, 4].map((choice) => ({
          id: choice,
          name: word(choice),
          priceCents: choice * 50,
          taxRateBp: choice === 4 ? 2000 : null,
        })),
      },
    ],
  };
}

export function makeMenu(count: number): Menu {
  const items = Array.from({ length: count }, (_, index) => makeItem(index + 1));
  const categories = Array.from({ length: 8 }, (_, index) => ({
    id: 10 + index,
    name: `Catégorie ${index}`,
    description: '',
    gender: 'f' as const,
    items: items.filter((item) => item.categoryId === 10 + index),
  }));
  return {
    id: 1,
    name: 'Carte',
    isOpen: true,
    isAvailable: true,
    activeTimes: [],
    timeRanges: {},
    pickupTimeRanges: null,
    categories,
  };
}

export function makeLines(count: number): CartLine[] {
  return Array.from({ length: count }, (_, index) => ({
    itemId: index + 1,
    options: [{ optionId: 1, choices: [{ choiceId: (index % 4) + 1, quantity: 1 + (index % 2) }] }],
    quantity: 1 + (index % 3),
    note: '',
  }));
}

export function makeOffers(count: number): Offer[] {
  const types = ['percentage', 'fixed_amount', 'buy_one_get_one', 'free_item', 'free_delivery'] as const;
  return Array.from({ length: count }, (_, index) => {
    const type = types[index % types.length] ?? 'percentage';
    return {
      id: index + 1,
      isActive: true,
      type,
      percentBp: type === 'percentage' ? 100 + index * 10 : 0,
      amountCents: type === 'fixed_amount' ? 100 + index * 10 : 0,
      autoApply: true,
      allowRepeat: index % 2 === 0,
      activeTimes: [],
      mode: 'both' as const,
      minimumCents: 0,
      menuIds: [],
      categoryIds: [10 + (index % 8)],
      itemIds: [],
    };
  });
}
