import type { SiteConfig } from '@comptoir/contract';
import { defineSite } from '@comptoir/contract/site';

const picture = { src: '/media/site/picture.avif', alt: '' };

/** The site of the example catalogue, which differs from the demo restaurant. */
export const testSite: SiteConfig = defineSite({
  id: 'la-bonne-pate',
  title: 'La Bonne Pâte',
  product: 'pizza',
  tagline: 'La pizza de la presqu’île',
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
  app: { shortName: 'Bonne pâte', themeColor: '#c92718', backgroundColor: '#c92718' },
  logo: { before: 'bonne', after: 'pâte', mark: null },
  hero: { headline: 'Une *bonne* pâte', closedHeadline: 'Une *bonne* pâte', subline: 'À emporter ou livrée', picture },
  craft: { headline: '', figures: [] },
  directions: '',
  pictures: { empty: picture, error: picture, noResult: picture, success: picture, notFound: picture },
  legal: { publisher: 'La Bonne Pâte', host: 'chez nous', updatedAt: '2026-11-01' },
  disallowedPages: [],
  disallowedMode: 'unlisted',
  blog: { enabled: false },
  tagManager: { enabled: false, id: '' },
  routeRules: {},
  rootRedirect: null,
  allowedOrigins: ['https://app.example'],
});
