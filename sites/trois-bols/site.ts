import { defineSite } from '@comptoir/contract/site';

const item = (name: string) => ({ src: `/media/items/${name}.webp`, srcSet: `/media/items/${name}.avif`, alt: '' });

/** Trois Bols, another restaurant than the demo's: bowls instead of pizzas, delivery by distance, prices before tax. */
export default defineSite({
  id: 'trois-bols',
  title: 'Trois Bols',
  product: 'bò bún',
  tagline: 'Bò bún, soupes et bols frais, préparés à la minute au cœur du vieux Nantes.',
  apiRoot: '',
  siteRoot: 'http://localhost:3000',
  currency: 'EUR',
  currencySymbol: '€',
  timeZone: 'Europe/Paris',
  tax: { enabled: true, inclusive: false, defaultRate: 10 },
  locale: { default: 'fr' },
  header: { size: 'lg', sticky: true, transparent: true, logo: 'left' },
  footer: { theme: 'light', columns: 3, credits: true, social: true, notice: '' },
  font: {
    family: 'Outfit',
    file: '/media/fonts/outfit.woff2',
    weights: '100 900',
    fallback: { sizeAdjust: '99.8%', ascent: '100.2%', descent: '26%' },
  },
  app: { shortName: 'Trois Bols', themeColor: '#2f3a8f', backgroundColor: '#2f3a8f', logoPadding: 0.12 },
  logo: {
    before: 'trois',
    after: 'bols',
    mark: { filled: 'M4 12h36a18 14 0 0 1-36 0z', lines: 'M16 1v6M22 1v6M28 1v6' },
  },
  hero: {
    headline: 'Trois bols, *une faim* de moins. À table dans *{minutes} min.*',
    closedHeadline: 'Trois bols, *une faim* de moins. À table *{when}.*',
    subline: 'Bò bún et soupes du vieux Nantes, à emporter ou livrés jusqu’à 6 km.',
    picture: {
      src: '/media/site/hero-768.webp',
      srcSet: '/media/site/hero-768.avif 768w, /media/site/hero-1200.avif 1200w',
      sizes: '(min-width: 64rem) 688px, 432px',
      alt: 'Bò bún au bœuf et aux nems, carottes, menthe et cacahuètes',
    },
  },
  words: {
    'error.notFoundTitle': 'Ce bol est vide.',
    'error.brokenTitle': 'Le bol s’est renversé.',
    'menu.closedTitle': 'Le bouillon repose.',
    'menu.failedTitle': 'La carte est restée en cuisine',
    'cart.emptyTitle': 'Rien dans le bol pour l’instant',
  },
  account: { headline: 'Votre bol habituel, retrouvé en un geste.' },
  craft: {
    headline: 'Frais, vraiment.',
    picture: item('bo-bun-poulet'),
    figures: [
      { value: '6', unit: 'h', text: 'de bouillon, jamais en poudre : os, badiane, gingembre grillé.' },
      { value: '12', unit: '', text: 'herbes et légumes coupés chaque matin.' },
      { value: '0', unit: '', text: 'friture d’avance : les nems passent à l’huile quand vous commandez.' },
    ],
  },
  coupon: { code: 'PREMIERBOL', title: '−15\u00a0%', text: 'Sur votre premier bol.' },
  directions: 'Tram 1, Bouffay, 3\u00a0min à pied',
  pictures: {
    empty: item('bo-bun-tofu'),
    error: item('pho-boeuf'),
    noResult: item('salade-mangue'),
    success: item('bo-bun-duo'),
    notFound: item('rouleaux'),
  },
  legal: {
    publisher: 'Trois Bols SAS',
    host: 'le restaurant lui-même',
    updatedAt: '2026-11-01',
    registration: 'RCS Nantes 000 000 000 (exemple)',
    director: 'Dominique Exemple',
    mediator: 'Médiateur Exemple, 1 quai de la Fosse, 44000 Nantes',
  },
  disallowedPages: ['Blog'],
  disallowedMode: 'notFound',
  blog: { enabled: false },
  tagManager: { enabled: false, id: '' },
  routeRules: { '/carte': { redirect: '/menu', statusCode: 301 } },
  rootRedirect: null,
  allowedOrigins: [],
});
