import { describe, expect, it } from 'vitest';
import { indexItems } from '../../menu/index-items.ts';
import type { Menu } from '../../menu/menu.ts';
import { Formule, freeItem, M, R } from '../../testing/cart-examples.ts';
import { anOffer, exampleMenus } from '../../testing/example-catalogue.ts';
import { priceExample } from '../../testing/price-example.ts';

describe('free items', () => {
  const over25 = { minimumCents: 2500 };

  it.each([
    ['16a', [R(2)], freeItem([201], over25), [{ offerId: 1, itemId: 201, quantity: 1 }]],
    ['16b', [M(), Formule], freeItem([201], over25), []],
    ['16c', [R(4)], freeItem([201], over25), [{ offerId: 1, itemId: 201, quantity: 2 }]],
    ['16c with a rest', [R(5)], freeItem([201], over25), [{ offerId: 1, itemId: 201, quantity: 2 }]],
    ['16d', [R(4)], freeItem([201], { ...over25, allowRepeat: false }), [{ offerId: 1, itemId: 201, quantity: 1 }]],
  ])(
    'are granted beside the subtotal when the conditions are met, example %s [OFR-16, OFR-17, CRT-26]',
    (_, lines, offer, granted) => {
      const cart = priceExample(lines, [offer]);
      expect(cart.freeItems).toEqual(granted);
      expect(cart.discountCents).toBe(0);
      expect(cart.totalCents).toBe(cart.subtotalCents);
    },
  );

  const soldOut: Menu[] = exampleMenus.map((menu) => ({
    ...menu,
    categories: menu.categories.map((category) => ({
      ...category,
      items: category.items.map((item) => (item.id === 201 ? { ...item, isAvailable: false } : item)),
    })),
  }));
  const dessertOrDrink = freeItem([201, 301], over25);

  it('are no alcohol, which an offer of a category or of items leaves out [LAW-27]', () => {
    const alcohol = { kind: 'wine', abv: 12 } as const;
    const marked = exampleMenus.map((menu) => ({
      ...menu,
      categories: menu.categories.map((category) => ({
        ...category,
        items: category.items.map((item) => (item.id === 301 ? { ...item, alcohol } : item)),
      })),
    }));
    const giftOf = (offer: ReturnType<typeof freeItem>) =>
      priceExample([R(2)], [offer], { items: indexItems(marked) }).freeItems.map(({ itemId }) => itemId);
    expect(giftOf(freeItem([301, 201], over25))).toEqual([201]);
    expect(giftOf(freeItem([301], over25))).toEqual([]);
    expect(giftOf({ ...freeItem([], over25), categoryIds: [13] })).toEqual([302]);
  });

  it('are the first candidate that can be ordered, example 16e [CRT-28, OFR-17]', () => {
    const cart = priceExample([R(2)], [dessertOrDrink], { items: indexItems(soldOut) });
    expect(cart.freeItems).toEqual([{ offerId: 1, itemId: 301, quantity: 1 }]);
  });

  it('are the candidate that the diner prefers, or none when it is left [CRT-28]', () => {
    const choose = (itemId: number | null) =>
      priceExample([R(2)], [dessertOrDrink], { freeItemChoices: [{ offerId: 1, itemId }] }).freeItems;
    expect(choose(301)).toEqual([{ offerId: 1, itemId: 301, quantity: 1 }]);
    expect(choose(null)).toEqual([]);
    expect(choose(101)).toEqual([{ offerId: 1, itemId: 201, quantity: 1 }]);
  });

  it('are served at the order time, or not granted [OFR-17]', () => {
    const cart = priceExample([R(2)], [freeItem([201], over25)], { isServed: (item) => item.id !== 201 });
    expect(cart.freeItems).toEqual([]);
  });

  it('come from the categories in menu order where no item is listed, at most 99 of them [OFR-16, OFR-17]', () => {
    const offer = anOffer('free_item', { categoryIds: [13], minimumCents: 1 });
    expect(priceExample([R(2)], [offer]).freeItems).toEqual([{ offerId: 1, itemId: 301, quantity: 99 }]);
  });

  it('need a list: an automatic offer without one gives nothing [OFR-27]', () => {
    expect(priceExample([R(2)], [anOffer('free_item')]).freeItems).toEqual([]);
  });
});
