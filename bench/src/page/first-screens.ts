export interface FirstScreen {
  name: string;
  path: string;
  hasCart: boolean;
  isIndexed: boolean;
  mostRequests: number;
  mostScripts: number;
  mostDocument: number;
}

/** The initial congestion window of ten TCP packets, in kB. */
const firstWindow = 14.6;

const rest = {
  hasCart: false,
  isIndexed: true,
  mostRequests: 28,
  // Half of the scripts is React. Some scripts load only after hydration (`e2e/src/bundle-budget.test.ts`).
  mostScripts: 112,
  mostDocument: firstWindow,
};

export const firstScreens: FirstScreen[] = [
  { ...rest, name: 'home', path: '/' },
  // The structured data at the end of the document may exceed the first ten TCP packets.
  { ...rest, name: 'menu', path: '/menu', mostDocument: 15.2 },
  // The checkout also loads the cart's code, which the menu loads with the first dish.
  { ...rest, name: 'checkout', path: '/checkout', isIndexed: false, mostScripts: 138 },
  // The page has all steps and the cart with its prices. The validation before an order takes 9 kB.
  {
    ...rest,
    name: 'checkout with a cart',
    path: '/checkout',
    isIndexed: false,
    hasCart: true,
    mostRequests: 31,
    mostScripts: 172,
  },
];

export const orderScreen = (path: string): FirstScreen => ({
  ...rest,
  name: 'order',
  path,
  isIndexed: false,
});
