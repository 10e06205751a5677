import type { SiteConfig } from '@comptoir/contract';
import type { shellMessages } from '../messages/french/shell.ts';

/** The request that the rules of a screen see. `path` has no language prefix. */
export interface Asked {
  site: SiteConfig;
  path: string;
  query: URLSearchParams;
}

/** Rules by their names: a sentence for tools where the screen may not be shown, else null. There are none so far. */
export const middlewares = {} satisfies Record<string, (asked: Asked) => string | null>;

/** A row of the table of screens, known before the code of the screen is loaded. */
export interface Screen {
  /** The address. Each screen has a second one under `/fr` (RTE-24). */
  path: `/${string}`;
  /** The specification's name of the page, for `data-page` (RTE-01). The title is the message `shell.pages.<name>`. */
  page: keyof (typeof shellMessages)['pages'];
  /**
   * `over`: on the first picture until the page is scrolled; `over-ink`: the same in dark; `none`: the screen has its own header
   * and `Main`.
   */
  header: 'solid' | 'over' | 'over-ink' | 'none';
  hasFooter: boolean;
  /** False: search engines may not list the screen. The others are in the sitemap (RTE-40). */
  isIndexed: boolean;
  /** The kind of text that the screen shows, which the server writes and no script contains (PLT-05, PLT-09). */
  text?: 'LegalText' | 'AboutText' | 'BlogArticles';
  /** The file of its code, below `app/`. */
  module: `routes/${string}.tsx`;
  /** False, or a rule that answers false: the page is a 404 (RTE-30). */
  validate?: false | ((asked: Asked) => boolean);
  /** Rules that are asked in this order. An unknown name is a 500 (RTE-35, ERR-09). */
  middleware?: readonly (keyof typeof middlewares)[];
}

const access = { header: 'none', hasFooter: false, isIndexed: false } as const;
const legal = { header: 'solid', hasFooter: true, isIndexed: true, text: 'LegalText' } as const;
const profile = { header: 'solid', hasFooter: true, isIndexed: false } as const;

/** The page of an order by its link; `askedOrder` reads the token (LIV-01). */
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
