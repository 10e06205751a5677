import { type SiteConfig, taxPolicyOf } from '@comptoir/contract';
import { type Item, type Menu, priceWithTaxCents } from '@comptoir/domain';
import { typeset } from '@comptoir/format';
import { writeOrigins } from '@comptoir/words';

const diets: Record<string, string> = {
  vegetarian: 'https://schema.org/VegetarianDiet',
  vegan: 'https://schema.org/VeganDiet',
};

/** The pickup price with VAT, as schema.org's `Offer`. */
function describePrice(item: Item, site: SiteConfig): object {
  const cents = priceWithTaxCents(item, 'pickup', taxPolicyOf(site));
  return { '@type': 'Offer', price: (cents / 100).toFixed(2), priceCurrency: site.currency };
}

/** All sections with the names and prices of their dishes. Each dish's own page has the other details. */
export function describeMenus(site: SiteConfig, menus: readonly Menu[]): object {
  return {
    '@type': 'Menu',
    '@id': `${site.siteRoot}/menu`,
    inLanguage: site.locale.default,
    hasMenuSection: menus.flatMap(({ categories }) =>
      categories.map(({ name, items }) => ({
        '@type': 'MenuSection',
        name,
        hasMenuItem: items.map((item) => ({
          '@type': 'MenuItem',
          name: item.name,
          offers: describePrice(item, site),
        })),
      })),
    ),
  };
}

/** All details of a dish. schema.org has no allergens and no origins of meats, so their sentences end the description. */
export function describeItem(site: SiteConfig, item: Item, allergenText: string): object {
  const origins = writeOrigins(item.meats).map((sentence) => `${typeset(sentence)}.`);
  const suitableForDiet = item.diets.flatMap((diet) => diets[diet] ?? []);
  const isThere = item.isAvailable && item.soldOutUntil === undefined;
  const availability = isThere ? 'https://schema.org/InStock' : 'https://schema.org/SoldOut';
  return {
    '@type': 'MenuItem',
    '@id': `${site.siteRoot}/menu?product=${item.id}`,
    name: item.name,
    description: [item.description, allergenText, ...origins].filter(Boolean).join(' '),
    ...(item.image && { image: new URL(item.image, site.siteRoot).href }),
    ...(suitableForDiet.length > 0 && { suitableForDiet }),
    offers: { ...describePrice(item, site), availability },
  };
}
