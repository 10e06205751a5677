import type { SiteConfig } from '@comptoir/contract';
import type { shellMessages } from '../messages/french/shell.ts';

/** What a screen's rules may look at: the site, and the address that was asked for, without its language prefix. */
export interface Asked {
  site: SiteConfig;
  path: string;
  query: URLSearchParams;
}

/** What may stand before a screen, by name: a sentence for tools where it may not be shown, else null. None so far. */
export const middlewares = {} satisfies Record<string, (asked: Asked) => string | null>;

/** All that the shop knows of a screen before its code is loaded. */
export interface Screen {
  /** Its address; under `/fr` it exists once more (RTE-24). */
  path: `/${string}`;
  /** The specification's name of the page, kept in `data-page` (RTE-01); its title is the message `shell.pages.<name>`. */
  page: keyof (typeof shellMessages)['pages'];
  /** `over` lies on the first picture until the page is scrolled; `over-ink` the same in dark; `none`: the screen brings its own, and its `Main`. */
  header: 'solid' | 'over' | 'over-ink' | 'none';
  hasFooter: boolean;
  /** False keeps search engines away; the others are what a sitemap lists (RTE-40). */
  isIndexed: boolean;
  /** It is made of a text that no script carries, an island (PLT-05, PLT-09): whose kind has this name. */
  text?: 'LegalText' | 'AboutText' | 'BlogArticles';
  /** Its code, from here. */
  module: `routes/${string}.tsx`;
  /** False, or a rule that says so: the page is refused with a fatal 404 (RTE-30). */
  validate?: false | ((asked: Asked) => boolean);
  /** What stands before it, in this order; a name that nobody knows is an error of ours (RTE-35, ERR-09). */
  middleware?: readonly (keyof typeof middlewares)[];
}

const access = { header: 'none', hasFooter: false, isIndexed: false } as const;
const legal = { header: 'solid', hasFooter: true, isIndexed: true, text: 'LegalText' } as const;
const profile = { header: 'solid', hasFooter: true, isIndexed: false } as const;

/** Of an order that is followed by its link: `askedOrder` reads the token (LIV-01). */
export const orderPath = '/commande/:token';

/** Every screen of the shop, once. */
export const screens: readonly Screen[] = [
  { path: '/', page: 'Home', header: 'over', hasFooter: true, isIndexed: true, module: 'routes/home.tsx' },
  { path: '/menu', page: 'Menu', header: 'solid', hasFooter: true, isIndexed: true, module: 'routes/menu.tsx' },
  {
    path: '/checkout',
    page: 'Checkout',
    header: 'none',
    hasFooter: false,
    isIndexed: false,
    module: 'routes/checkout.tsx',
  },
  {
    path: '/success',
    page: 'Order success',
    header: 'over-ink',
    hasFooter: true,
    isIndexed: false,
    module: 'routes/success.tsx',
  },
  {
    path: orderPath,
    page: 'Live order',
    header: 'over-ink',
    hasFooter: true,
    isIndexed: false,
    module: 'routes/live.tsx',
  },
  { path: '/cookie-policy', page: 'Cookie policy', ...legal, module: 'routes/prose.tsx' },
  { path: '/privacy-policy', page: 'Privacy policy', ...legal, module: 'routes/prose.tsx' },
  { path: '/terms-of-service', page: 'Terms of service', ...legal, module: 'routes/prose.tsx' },
  {
    path: '/about',
    page: 'About',
    header: 'solid',
    hasFooter: true,
    isIndexed: true,
    text: 'AboutText',
    module: 'routes/prose.tsx',
  },
  {
    path: '/blog',
    page: 'Blog',
    header: 'solid',
    hasFooter: true,
    isIndexed: true,
    text: 'BlogArticles',
    module: 'routes/prose.tsx',
  },
  {
    path: '/contact',
    page: 'Contact',
    header: 'solid',
    hasFooter: true,
    isIndexed: true,
    module: 'routes/contact.tsx',
  },
  { path: '/auth', page: 'Auth entry', ...access, module: 'routes/account/auth.tsx' },
  { path: '/auth/login', page: 'Login', ...access, module: 'routes/account/login.tsx' },
  { path: '/auth/signup', page: 'Sign up', ...access, module: 'routes/account/signup.tsx' },
  { path: '/auth/verify', page: 'One-time code verification', ...access, module: 'routes/account/verify.tsx' },
  { path: '/auth/forgot', page: 'Forgot password', ...access, module: 'routes/account/forgot.tsx' },
  { path: '/auth/email', page: 'Address taken back', ...access, module: 'routes/account/take-back.tsx' },
  { path: '/profile', page: 'Profile area', ...profile, module: 'routes/account/profile.tsx' },
  { path: '/profile/ViewOrders', page: 'Order history', ...profile, module: 'routes/account/view-orders.tsx' },
  { path: '/profile/ViewAccount', page: 'Account', ...profile, module: 'routes/account/view-account.tsx' },
  { path: '/profile/ViewProfile', page: 'Profile details', ...profile, module: 'routes/account/view-profile.tsx' },
  { path: '/profile/ViewSecurity', page: 'Security', ...profile, module: 'routes/account/view-security.tsx' },
  {
    path: '/profile/ChangePassword',
    page: 'Change password',
    ...profile,
    module: 'routes/account/change-password.tsx',
  },
];
