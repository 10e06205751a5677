/** A screen that a visit begins with, and what it may cost. */
export interface FirstScreen {
  name: string;
  path: string;
  /** The browser keeps a cart with two dishes. */
  hasCart: boolean;
  /** Search engines may show it. */
  isIndexed: boolean;
  mostRequests: number;
  /** On the wire, headers included, in kB. */
  mostScripts: number;
  mostDocument: number;
}

/** Compressed, in kB: what a server may send at once on a new connection, ten packets. */
const firstWindow = 14.6;

const rest = {
  hasCart: false,
  isIndexed: true,
  mostRequests: 28,
  // Half of it is React. What takes the page over weighs less (`e2e/src/bundle-budget.test.ts`); the rest comes when it is quiet.
  mostScripts: 120,
  mostDocument: firstWindow,
};

export const firstScreens: FirstScreen[] = [
  { ...rest, name: 'home', path: '/' },
  // What search engines alone read of the dishes comes behind the first ten packets.
  { ...rest, name: 'menu', path: '/menu', mostDocument: 15.2 },
  // It comes with the cart's code, which the first dish needs.
  { ...rest, name: 'checkout', path: '/checkout', isIndexed: false, mostScripts: 142 },
  // All steps and the cart with its prices: what an order is told of before it is sent is 9 kB of them.
  { ...rest, name: 'checkout with a cart', path: '/checkout', isIndexed: false, hasCart: true, mostScripts: 165 },
];

/** The page of an order, which its diner comes to by a link (LIV-26). */
export const orderScreen = (path: string): FirstScreen => ({
  ...rest,
  name: 'order',
  path,
  isIndexed: false,
});
