import type { Page } from 'playwright-core';
import { fillCode, logIn, press } from '../account-diner.ts';
import { awake } from '../diner.ts';
import { order } from './checkout-steps.ts';
import { goTo, over, page, type Scene } from './scene.ts';

const user = {
  id: 42,
  email: 'camille@example.com',
  first_name: 'Camille',
  last_name: 'Perrachon',
  phone: '06 00 00 00 00',
  address: '5 place Bellecour, 69002 Lyon',
};

const addresses = [
  {
    address: '12 rue Belfort',
    address2: '',
    city: 'Lyon',
    postal_code: '69004',
    country: 'France',
    floor: '3',
    code: '12B4',
    interphone: 'Perrachon',
  },
  {
    address: '3 rue de Cuire',
    address2: 'Bâtiment B',
    city: 'Lyon',
    postal_code: '69004',
    country: 'France',
    floor: '',
    code: '',
    interphone: '',
  },
];

const items = [
  [101, 'Margherita', 2],
  [501, 'Tiramisu de la maison', 1],
  [9999, 'Fougasse aux olives', 1],
].map(([item_id, item_name, quantity]) => ({
  item_id,
  item_name,
  quantity,
  note: '',
  options: [],
  unit_price: 9,
  line_total: 18,
}));

const pastOrder = (order_number: number, status: string, created_at: string, is_pickup: boolean) => ({
  order_id: `o-${order_number}`,
  local_id: `l-${order_number}`,
  order_number,
  status,
  created_at,
  is_pickup,
  items,
  ready_from: created_at,
  free_items: [],
  subtotal: 33.9,
  discount: 0,
  delivery: 0,
  tax: 3.08,
  total: 33.9,
  payment_method: 'cash',
  transaction_id: null,
  receipt: null,
  customer: {
    first_name: 'Camille',
    last_name: 'Perrachon',
    email: user.email,
    phone: user.phone,
    location: null,
    date: 'ASAP',
  },
});

const orders = [
  pastOrder(2417, 'pending', '2026-11-20T18:42:00+01:00', true),
  pastOrder(2391, 'paid', '2026-11-13T19:18:00+01:00', false),
  pastOrder(2304, 'cancelled', '2026-11-02T20:01:00+01:00', true),
];

/** Intercepts the account's API, so that each screenshot shows the same data. */
async function signedIn(browser: Page, change: { is_verified?: boolean; hasFailed?: true; isEmpty?: true } = {}) {
  const { is_verified = true, hasFailed = false, isEmpty = false } = change;
  const known = { ...user, is_verified };
  await browser.route('**/v2/public/auth/**', (route) => {
    const { pathname } = new URL(route.request().url());
    if (hasFailed)
      return route.fulfill({
        status: 500,
        json: { status: 'error', message: 'Une erreur est survenue, veuillez réessayer' },
      });
    const list = isEmpty ? [] : orders;
    return route.fulfill({
      json: {
        status: 'success',
        user: known,
        ...(pathname.endsWith('/orders') && { page: 1, limit: 20, total: isEmpty ? 0 : 43, orders: list }),
        ...(pathname.endsWith('/addresses') && { addresses: isEmpty ? [] : addresses }),
      },
    });
  });
  await browser.goto('/healthz');
  await browser.evaluate(
    (value) => localStorage.setItem('auth', value),
    JSON.stringify({ token: 't'.repeat(64), user: known }),
  );
}

const profile =
  (path: string, shows: string, change: Parameters<typeof signedIn>[1] = {}) =>
  async (browser: Page) => {
    await signedIn(browser, change);
    await browser.goto(path);
    await browser.getByText(shows).first().waitFor();
    await awake(browser);
  };

const toOrders = profile('/profile/ViewOrders', 'Nº 2417');
const toDetails = profile('/profile/ViewProfile', '12 rue Belfort');

export const accountScenes: Scene[] = [
  page('account entry', goTo('/auth')),
  page('login', goTo('/auth/login')),
  page('login refused', async (browser) => {
    await browser.goto('/auth/login');
    await logIn(browser, { email: user.email, password: 'pas-le-bon-mot' });
    await browser.getByRole('alert').waitFor();
  }),
  page('signup', goTo('/auth/signup')),
  page('signup with what is missing', async (browser) => {
    await browser.goto('/auth/signup');
    await press(browser, 'Créer mon compte');
    await browser.getByText('Ce champ est obligatoire.').first().waitFor();
  }),
  page('verification without an address', goTo('/auth/verify')),
  page('verification', async (browser) => {
    await browser.clock.setFixedTime(Date.now());
    await browser.goto('/healthz');
    await browser.evaluate(() => sessionStorage.setItem('auth-pending-email', '"camille@example.com"'));
    await browser.goto('/auth/verify');
    await browser.getByText(user.email).waitFor();
    await fillCode(browser, '417');
  }),
  page('forgotten password', goTo('/auth/forgot')),
  page('address to take back', goTo('/auth/email#secret')),
  page('address to take back, without its link', goTo('/auth/email')),
  page('profile of a guest', async (browser) => {
    await browser.goto('/profile');
    await browser.getByText('Vous n’êtes pas connecté').waitFor();
  }),
  page('profile', profile('/profile', 'Enregistrer')),
  page('order history', toOrders),
  page('order history without orders', profile('/profile/ViewOrders', 'pas encore de commande', { isEmpty: true })),
  page('order history that failed', profile('/profile/ViewOrders', 'Réessayer', { hasFailed: true })),
  over('order again with what changed', async (browser) => {
    await toOrders(browser);
    await browser.getByTestId('order-again').first().click();
    await browser.getByTestId('reorder').waitFor();
  }),
  over('order of the past', async (browser) => {
    await order(browser, 'pickup');
    const receipt = await browser.evaluate(() => JSON.parse(sessionStorage.getItem('last-order') ?? '{}').receipt);
    await signedIn(browser);
    const [first = orders[0], ...others] = orders;
    await browser.route('**/v2/public/auth/orders*', (route) =>
      route.fulfill({
        json: { status: 'success', page: 1, limit: 20, total: 3, orders: [{ ...first, receipt }, ...others] },
      }),
    );
    await browser.goto('/profile/ViewOrders?order=2417');
    await browser.getByTestId('order-detail').waitFor();
  }),
  page('account', profile('/profile/ViewAccount', 'Télécharger')),
  page('account to verify', profile('/profile/ViewAccount', 'pas encore vérifiée', { is_verified: false })),
  page('profile details', toDetails),
  page('profile details with a new address', async (browser) => {
    await toDetails(browser);
    await press(browser, 'Ajouter une adresse');
  }),
  page('security', profile('/profile/ViewSecurity', 'Un code vous est envoyé')),
  page('change of password', async (browser) => {
    await browser.clock.setFixedTime(Date.now());
    await profile('/profile/ChangePassword', 'Recevoir le code')(browser);
    await press(browser, 'Recevoir le code');
    await browser.getByText('Confirmez-le').waitFor();
  }),
];
