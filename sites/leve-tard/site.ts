import { defineSite } from '@comptoir/contract';

/** Lève-tard, the demo restaurant. */
export default defineSite({
  id: 'leve-tard',
  title: 'Lève-tard',
  product: 'pizza',
  tagline: 'Pizzas à pâte lente, cuites au feu de bois sur les pentes de la Croix-Rousse.',
  apiRoot: '',
  siteRoot: 'http://localhost:3000',
  currency: 'EUR',
  currencySymbol: '€',
  timeZone: 'Europe/Paris',
  tax: { enabled: true, inclusive: true, defaultRate: 10 },
  locale: { default: 'fr' },
  footer: {
    credits: true,
    social: true,
    notice: 'L’abus d’alcool est dangereux pour la santé.',
  },
  app: {
    shortName: 'Lève-tard',
    themeColor: '#c92718',
    backgroundColor: '#c92718',
    screenshots: [
      { src: '/media/app/menu-phone.jpg', size: '780x1688', device: 'phone', label: 'La carte' },
      { src: '/media/app/home-phone.jpg', size: '780x1688', device: 'phone', label: 'L’accueil' },
      { src: '/media/app/menu-desk.jpg', size: '1280x800', device: 'desk', label: 'La carte et le panier' },
    ],
  },
  logo: { before: 'lève', after: 'tard' },
  hero: {
    headline: 'Notre pâte dort *72 h.* Vous, {eat} dans *{minutes} min.*',
    closedHeadline: 'Notre pâte dort *72 h.* Vous, {eat} *{when}.*',
    subline: 'Pizzas au feu de bois de la Croix-Rousse, à emporter ou livrées chez vous.',
    picture: {
      src: '/media/site/hero-768.webp',
      srcSet: '/media/site/hero-768.avif 768w, /media/site/hero-1200.avif 1200w',
      sizes: '(min-width: 64rem) 688px, 432px',
      alt: 'Pizza à la burrata, tomates cerises et basilic',
    },
  },
  account: { headline: '72 heures pour la pâte. Une minute pour vous.' },
  craft: {
    headline: 'Trois chiffres, zéro raccourci.',
    picture: { src: '/media/items/quatre-fromages.webp', srcSet: '/media/items/quatre-fromages.avif', alt: '' },
    figures: [
      { value: '72', unit: 'h', text: 'de repos au frais : une pâte légère, qui se digère sans y penser.' },
      { value: '430', unit: '°C', text: 'au feu de hêtre, pour une croûte tachetée et un cœur moelleux.' },
      { value: '90', unit: 's', text: 'de cuisson. Juste le temps de fermer la boîte derrière.' },
    ],
  },
  coupon: { code: 'BIENVENUE', title: '−10 %', text: 'Sur votre première commande.' },
  directions: 'Métro C, Croix-Rousse, 4 min à pied',
  pictures: {
    empty: { src: '/media/items/menu-enfant.webp', alt: '' },
    error: { src: '/media/items/margherita.webp', alt: '' },
    noResult: { src: '/media/items/vegetarienne.webp', alt: '' },
    success: { src: '/media/items/croix-roussienne.webp', alt: '' },
    notFound: { src: '/media/items/margherita.webp', alt: '' },
  },
  legal: { publisher: 'Lève-tard SARL', host: 'le restaurant lui-même', updatedAt: '2026-11-01' },
  routeRules: {},
  rootRedirect: null,
  allowedOrigins: [],
});
