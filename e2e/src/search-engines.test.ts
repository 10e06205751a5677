import { describe, expect, inject, it } from 'vitest';
import { readStructuredData, shapeFaults } from './site/structured-data.ts';

const url = inject('shopUrl');
const read = async (path: string) => (await fetch(url + path)).text();
const dataOf = async (path: string) => readStructuredData(await read(path));
const contentOf = (html: string, property: string) =>
  new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1];

describe('what search engines read in a page', () => {
  it('is of schema.org’s shapes, on every page that they may list', async () => {
    for (const path of ['/', '/menu', '/menu?product=101', '/terms-of-service', '/fr/menu']) {
      const data = await dataOf(path);
      expect(data.length, path).toBeGreaterThan(0);
      expect(data.flatMap(shapeFaults), path).toEqual([]);
    }
  });

  it('is the restaurant on the home page, with its hours as the settings say them', async () => {
    const [restaurant] = await dataOf('/');
    expect(restaurant).toMatchObject({
      '@type': 'Restaurant',
      name: 'Lève-tard',
      telephone: '+33400000000',
      servesCuisine: 'pizza',
      hasMenu: 'http://localhost:3000/menu',
      address: { streetAddress: '14 rue Belfort', postalCode: '69004', addressLocality: 'Lyon', addressCountry: 'FR' },
      image: 'http://localhost:3000/cards/site/hero-768.jpg',
      priceRange: expect.stringMatching(/^\d+-\d+ €$/),
      potentialAction: { '@type': 'OrderAction', target: { urlTemplate: 'http://localhost:3000/menu' } },
    });
    expect(restaurant?.openingHoursSpecification).toContainEqual({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Saturday', 'Sunday'],
      opens: '18:30',
      closes: '23:00',
    });
  });

  it('is the whole menu on its page: each dish by name, with its price', async () => {
    const [menu] = await dataOf('/menu');
    const sections = menu?.hasMenuSection as { name: string; hasMenuItem: object[] }[];
    expect(sections[0]?.name).toBe('Pizzas tomate');
    expect(sections[0]?.hasMenuItem[0]).toMatchObject({
      '@type': 'MenuItem',
      name: 'Margherita',
      offers: { price: '10.90', priceCurrency: 'EUR' },
    });
    expect(sections.every(({ hasMenuItem }) => hasMenuItem.length > 0)).toBe(true);
  });

  it('is a dish at its own address: price, availability, diet, and its allergens by name', async () => {
    const [dish, trail] = await dataOf('/menu?product=101');
    expect(dish).toMatchObject({
      '@type': 'MenuItem',
      name: 'Margherita',
      description: expect.stringMatching(/Allergènes\s: gluten, lait\.$/),
      offers: { price: '10.90', priceCurrency: 'EUR', availability: 'https://schema.org/InStock' },
    });
    expect(JSON.stringify(trail)).toContain('"position":3');
  });

  it('is where the meats of a dish come from, at the end of its description [LAW-09]', async () => {
    const [dish] = await dataOf('/menu?product=102');
    expect(dish).toMatchObject({ description: expect.stringMatching(/Jambon cuit à l’os\s: origine France\.$/) });
    const llms = await read('/llms.txt');
    expect(llms).toMatch(/## Origine des viandes\n\n.*fiche de chaque plat.*\(http:\/\/localhost:3000\/menu\)/);
  });

  it.each([
    ['/', 'Lève-tard', '/cards/site/hero-768.jpg'],
    ['/menu', 'La carte | Lève-tard', '/cards/items/margherita.jpg'],
    ['/menu?product=102', 'Reine | Lève-tard', '/cards/items/reine.jpg'],
    ['/terms-of-service', 'Conditions générales | Lève-tard', '/cards/icon.jpg'],
  ])('of %s has the preview of a shared link, whose picture is there', async (path, title, picture) => {
    const html = await read(path);
    expect(contentOf(html, 'og:title')).toBe(title);
    expect([contentOf(html, 'og:type'), contentOf(html, 'og:locale')]).toEqual(['website', 'fr_FR']);
    expect(contentOf(html, 'og:description')).toBe(/<meta name="description" content="([^"]*)"/.exec(html)?.[1]);
    expect([contentOf(html, 'og:image:width'), contentOf(html, 'og:image:height')]).toEqual(['1200', '630']);
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image"/>');
    expect(contentOf(html, 'og:url')).toBe(`http://localhost:3000${path}`);
    expect(contentOf(html, 'og:image')).toBe(`http://localhost:3000${picture}`);
    const answer = await fetch(url + picture);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  });

  it('is a dish’s name, price and allergens at its own address, which counts for itself [CFG-05]', async () => {
    for (const path of ['/menu?product=101', '/fr/menu?product=101']) {
      const html = await read(path);
      expect(html).toContain('<title>Margherita | Lève-tard</title>');
      expect(html).toContain('<link rel="canonical" href="http://localhost:3000/menu?product=101"/>');
      const description = /<meta name="description" content="([^"]*)"/.exec(html)?.[1];
      expect(description).toMatch(/^Margherita, 10,90\s€ chez Lève-tard\. .+ Allergènes\s: gluten, lait\.$/);
    }
    expect(await read('/menu?product=zzz')).toContain('<link rel="canonical" href="http://localhost:3000/menu"/>');
  });

  it('is nothing where they may not list the page', async () => {
    for (const path of ['/checkout', '/profile', '/nope', '/about']) {
      const html = await read(path);
      expect(html, path).not.toContain('application/ld+json');
      expect(html, path).toContain('noindex');
    }
  });
});
