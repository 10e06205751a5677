import type { SiteWish } from './site-wish.ts';

const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/** Writes a first `site.ts` of a new restaurant. `today` is an ISO date. */
export function siteFile({ id, title, product, color }: SiteWish, today: string): string {
  return `import { defineSite } from '@comptoir/contract/site';

const plate = { src: '/media/site/plate.svg', alt: '' };

/** ${title.replaceAll('*/', '')}. What each field does: packages/contract/src/site. */
export default defineSite({
  id: ${quoted(id)},
  title: ${quoted(title)},
  product: ${quoted(product)},
  tagline: ${quoted(`${title} : commandez en ligne, à emporter.`)},
  apiRoot: '',
  siteRoot: 'http://localhost:3000',
  currency: 'EUR',
  currencySymbol: '€',
  timeZone: 'Europe/Paris',
  tax: { enabled: true, inclusive: true, defaultRate: 10 },
  locale: { default: 'fr' },
  header: { size: 'md', sticky: true, transparent: true, logo: 'center' },
  footer: { theme: 'dark', columns: 4, credits: true, social: true, notice: '' },
  font: null,
  app: { shortName: ${quoted(title.slice(0, 12).trim())}, themeColor: ${quoted(color)}, backgroundColor: ${quoted(color)} },
  logo: { before: ${quoted(title)}, after: '', mark: null },
  hero: {
    headline: ${quoted('Commandez, *{eat}* dans *{minutes} min.*')},
    closedHeadline: ${quoted('Commandez, {eat} *{when}.*')},
    subline: 'À emporter, préparé à la commande.',
    picture: plate,
  },
  words: {
    'error.notFoundTitle': 'Cette page n’est pas à la carte.',
    'error.brokenTitle': 'Quelque chose n’a pas marché.',
    'menu.closedTitle': 'La cuisine est fermée.',
    'menu.failedTitle': 'La carte n’est pas arrivée',
    'cart.emptyTitle': 'Rien ici pour l’instant',
  },
  craft: { headline: '', figures: [] },
  directions: '',
  pictures: { empty: plate, error: plate, noResult: plate, success: plate, notFound: plate },
  legal: { publisher: ${quoted(title)}, host: 'le restaurant lui-même', updatedAt: ${quoted(today)} },
  disallowedPages: ['Blog', 'Contact', 'About'],
  disallowedMode: 'unlisted',
  blog: { enabled: false },
  tagManager: { enabled: false, id: '' },
  routeRules: {},
  rootRedirect: null,
  allowedOrigins: [],
});
`;
}
