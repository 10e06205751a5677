import type { Settings, SiteConfig } from '@comptoir/contract';
import type { shellMessages } from '../messages/french/shell.ts';

/** The input of a screen's rules. `path` has no language prefix. */
export interface Asked {
  site: SiteConfig;
  /** Null before the settings are read, when no rule about them refuses a screen. */
  settings: Pick<Settings, 'withdrawal'> | null;
  path: string;
  query: URLSearchParams;
}

/** Rules by name. A rule returns an error message if the screen is forbidden, else null. */
export const middlewares = {} satisfies Record<string, (asked: Asked) => string | null>;

/** The metadata of a screen, which is available before the screen's code is loaded. */
export interface Screen {
  /** Each screen is also served below `/fr` (RTE-24). */
  path: `/${string}`;
  /** The specification's page name, for `data-page` (RTE-01). The page's title is the message `shell.pages.<name>`. */
  page: keyof (typeof shellMessages)['pages'];
  /** `over` lies on the first picture until the page scrolls; `over-ink` has dark text; `none` has no shared header. */
  header: 'solid' | 'over' | 'over-ink' | 'none';
  hasFooter: boolean;
  /** `isIndexed` is true if search engines may list the screen, and the sitemap contains it (RTE-40). */
  isIndexed: boolean;
  /** A long text that the server writes into the HTML. No script contains it (PLT-05, PLT-09). */
  text?: 'LegalText' | 'AboutText' | 'BlogArticles';
  /** The path of the screen's code, relative to `app/`. */
  module: `routes/${string}.tsx`;
  /** False, or a function that returns false: the URL gives a 404 (RTE-30). */
  validate?: false | ((asked: Asked) => boolean);
  /** The rules are checked in this order. An unknown name gives a 500 (RTE-35, ERR-09). */
  middleware?: readonly (keyof typeof middlewares)[];
}

const access = { header: 'none', hasFooter: false, isIndexed: false } as const;
const legal = { header: 'solid', hasFooter: true, isIndexed: true, text: 'LegalText' } as const;
const profile = { header: 'solid', hasFooter: true, isIndexed: false } as const;

export const orderPath = '/commande/:token';
/** PayPal leads back here. The token of its query opens reading how the payment went. */
export const paymentReturnPath = '/checkout/retour';

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
    path: paymentReturnPath,
    page: 'Payment return',
    header: 'solid',
    hasFooter: true,
    isIndexed: false,
    module: 'routes/payment-return.tsx',
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
  { path: '/accessibilite', page: 'Accessibility', ...legal, module: 'routes/accessibility.tsx' },
  {
    path: '/retractation',
    page: 'Withdrawal',
    header: 'solid',
    hasFooter: true,
    // Search engines must not keep an address that may answer 404 (LAW-35).
    isIndexed: false,
    module: 'routes/withdrawal.tsx',
    validate: ({ settings }) => settings?.withdrawal.isShown ?? true,
  },
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
