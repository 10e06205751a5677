/** A landing page and its transfer limits. */
export interface FirstScreen {
  name: string;
  path: string;
  /** True: the stored cart has two dishes. */
  hasCart: boolean;
  /** True: search engines may index the page. */
  isIndexed: boolean;
  mostRequests: number;
  /** In kB, compressed, headers included; also `mostDocument`. */
  mostScripts: number;
  mostDocument: number;
}

/** The initial congestion window of ten TCP packets, in kB. */
const firstWindow = 14.6;

const rest = {
  hasCart: false,
  isIndexed: true,
  mostRequests: 28,
  // Half of it is React. Hydration needs less (`e2e/src/bundle-budget.test.ts`); idle prefetching loads the rest.
  mostScripts: 120,
  mostDocument: firstWindow,
};

export const firstScreens: FirstScreen[] = [
  { ...rest, name: 'home', path: '/' },
  // The structured data for search engines is at the document's end, beyond the first ten packets.
  { ...rest, name: 'menu', path: '/menu', mostDocument: 15.2 },
  // The checkout loads the cart's code too, which the menu loads with the first dish.
  { ...rest, name: 'checkout', path: '/checkout', isIndexed: false, mostScripts: 142 },
  // All steps, and the cart with its prices. The check before an order is sent takes 9 kB of them.
  { ...rest, name: 'checkout with a cart', path: '/checkout', isIndexed: false, hasCart: true, mostScripts: 165 },
];

/** An order's page, opened from a link (LIV-26). */
export const orderScreen = (path: string): FirstScreen => ({
  ...rest,
  name: 'order',
  path,
  isIndexed: false,
});
