/** Sets `data-` attributes that the CSS needs at the first paint. An inline script: it may use browser globals only. */
export function markDocument(): void {
  const { dataset } = document.documentElement;
  dataset.pictures = 'wait';
  try {
    if (JSON.parse(localStorage.cart ?? '{}').lines?.length || sessionStorage.checkout) dataset.cart = '';
  } catch {
    // If storage is blocked or its JSON is invalid, the page shows no cart.
  }
}
