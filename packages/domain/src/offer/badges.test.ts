import { describe, expect, it } from 'vitest';
import { anOffer, desserts, exampleItems, margherita, pizzas, regina, tiramisu } from '../testing/example-catalogue.ts';
import { paris } from '../testing/price-example.ts';
import { categoryBadge, categoryOffers, countOffers, itemBadge, laterOffer } from './badges.ts';
import { matchesItem } from './matches-item.ts';
import { offerGender } from './offer-categories.ts';

const item101 = { itemIds: [101] };
const cat11 = { categoryIds: [11] };
const percent = (percentBp: number, rest = {}) => anOffer('percentage', { percentBp, ...rest });
const fixed = (amountCents: number, rest = {}) => anOffer('fixed_amount', { amountCents, ...rest });
const bogo = (rest = {}) => anOffer('buy_one_get_one', rest);
const freeItem = (rest = {}) => anOffer('free_item', rest);

describe('an offer and an item', () => {
  it('meet only while the offer is active [MNU-18]', () => {
    expect(itemBadge([percent(1000, { ...item101, isActive: false })], margherita)).toBeNull();
    expect(itemBadge([percent(1000, item101)], margherita)).not.toBeNull();
  });

  it('meet by the items that it lists, categories then ignored [MNU-19, OFR-25]', () => {
    const offer = percent(1000, { ...item101, ...cat11 });
    expect([matchesItem(offer, margherita, false), matchesItem(offer, regina, false)]).toEqual([true, false]);
  });

  it('meet by the categories that it lists when it lists no item [MNU-20]', () => {
    const offer = percent(1000, cat11);
    expect(pizzas.items.every((item) => matchesItem(offer, item, false))).toBe(true);
    expect(matchesItem(offer, tiramisu, false)).toBe(false);
  });

  it('do not meet when it lists neither, unless a coupon called it [MNU-21, OFR-27, OFR-28]', () => {
    expect([matchesItem(percent(1000), margherita, false), matchesItem(percent(1000), margherita, true)]).toEqual([
      false,
      true,
    ]);
  });

  it('meet only on the menus that it lists [OFR-26]', () => {
    const offer = percent(1000, { ...item101, menuIds: [2] });
    expect([matchesItem(offer, margherita, false), matchesItem(offer, { ...margherita, menuId: 2 }, false)]).toEqual([
      false,
      true,
    ]);
  });
});

describe('a homemade item', () => {
  it('has the badges of any other [LAW-14]', () => {
    const homemade = { ...margherita, isHomemade: true };
    expect(itemBadge([], homemade)).toBeNull();
    expect(itemBadge([percent(1000, item101)], homemade)).toEqual(itemBadge([percent(1000, item101)], margherita));
  });
});

describe('the badge of an item', () => {
  it.each([
    ['BOGO', [percent(2000, item101), bogo(item101)]],
    ['20% OFF', [fixed(500, item101), percent(2000, item101), percent(1000, item101)]],
    ['12.5% OFF', [percent(1250, item101)]],
    ['5€ OFF', [freeItem(item101), fixed(500, item101), fixed(300, item101)]],
    ['FREE ITEM', [anOffer('free_delivery', item101), freeItem(item101)]],
    ['OFFER', [anOffer('free_delivery', item101)]],
    ['OFFER', [anOffer(null, item101)]],
  ])('is %s, the most telling of its offers, of one kind the largest [MNU-22, OFR-04]', (code, offers) => {
    expect(itemBadge(offers, margherita)?.code).toBe(code);
  });

  it('is written with the currency of the site [MNU-22]', () => {
    expect(itemBadge([fixed(550, item101)], margherita, 'CHF')).toMatchObject({
      kind: 'fixed_amount',
      code: '5.5CHF OFF',
      value: 5.5,
    });
  });

  it('is missing where no offer applies [MNU-22]', () => {
    expect(itemBadge([percent(2000, item101)], regina)).toBeNull();
    expect(itemBadge([], regina)).toBeNull();
  });
});

describe('the badge of a category', () => {
  it.each([
    ['BOGO', [percent(2000, { itemIds: [102] }), bogo(item101)], null],
    ['% OFF', [fixed(500, cat11), percent(2000, item101)], 20],
    ['$ OFF', [freeItem(item101), fixed(500, cat11)], 5],
    ['FREE', [anOffer('free_delivery', cat11), freeItem(item101)], null],
    ['OFFERS', [anOffer('free_delivery', cat11)], null],
  ])('is %s over the offers of its items and its own [MNU-24]', (code, offers, value) => {
    expect(categoryBadge(offers, pizzas)).toMatchObject({ code, value });
  });

  it('shows where an item has an offer, and where an offer lists the category, whatever items it lists [MNU-26, MNU-27]', () => {
    const offers = [percent(2000, { itemIds: [101], categoryIds: [12] })];
    expect([categoryBadge(offers, pizzas)?.code, countOffers(offers, pizzas)]).toEqual(['% OFF', 1]);
    expect([categoryBadge(offers, desserts)?.code, countOffers(offers, desserts)]).toEqual(['% OFF', 0]);
    expect(itemBadge(offers, tiramisu)).toBeNull();
  });

  it('is missing where there is none, and counts each item once [MNU-24, MNU-27]', () => {
    expect(categoryBadge([percent(2000, { ...cat11, isActive: false })], pizzas)).toBeNull();
    const offers = [percent(2000, cat11), bogo(item101)];
    expect([countOffers(offers, pizzas), categoryOffers(offers, pizzas).length]).toEqual([4, 2]);
  });
});

it('speaks of desserts in the masculine, of pizzas and of both in the feminine [MNU-23]', () => {
  const entries = [...exampleItems.values()].map((entry) =>
    entry.category.id === 12 ? { ...entry, category: { ...entry.category, gender: 'm' as const } } : entry,
  );
  const genderOf = (rest: Parameters<typeof bogo>[0]) => offerGender(bogo(rest), entries);
  expect(genderOf({ itemIds: [201] })).toBe('m');
  expect(genderOf({ categoryIds: [12] })).toBe('m');
  expect(genderOf({ categoryIds: [11, 12] })).toBe('f');
  expect(genderOf({ itemIds: [101], categoryIds: [12] })).toBe('f');
  expect(genderOf({})).toBe('f');
});

describe('an offer of another time', () => {
  const tuesday = percent(1000, { ...item101, activeTimes: [{ days: ['tue'], start: '00:00', end: '24:00' }] });
  const badgeOf = (...offers: ReturnType<typeof percent>[]) => {
    const badge = itemBadge(offers, margherita);
    if (!badge) throw new Error('The dish has no badge.');
    return badge;
  };
  it('is named where no offer of the badge holds at the time of the order [MNU-18]', () => {
    const monday = paris('2027-03-29T12:00');
    expect(laterOffer(badgeOf(tuesday), () => monday)).toBe(tuesday);
    expect(laterOffer(badgeOf(tuesday), () => monday.add({ days: 1 }))).toBeNull();
    expect(laterOffer(badgeOf(tuesday), () => null)).toBe(tuesday);
  });

  it('is none where one of them holds at any time, whose order then needs no time', () => {
    const always = percent(1000, item101);
    const never = () => expect.fail('asked for the time of the order');
    expect(laterOffer(badgeOf(tuesday, always), never)).toBeNull();
  });
});
