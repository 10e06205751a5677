/**
 * Sets `data-` attributes for the CSS: lazy pictures wait for the scripts, and a filled cart or an open checkout
 * shows at the first paint. This is an inline script, so it may use browser globals only.
 */
export function markDocument(): void {
  const { dataset } = document.documentElement;
  dataset.pictures = 'wait';
  try {
    if (JSON.parse(localStorage.cart ?? '{}').lines?.length || sessionStorage.checkout) dataset.cart = '';
  } catch {
    // If storage is blocked or its JSON is invalid, the page shows no cart.
  }
}
