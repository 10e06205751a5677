/**
 * Sets `data-` attributes for the styles. Lazy pictures wait: they compete for bandwidth with the first screen and the
 * scripts. The first paint shows a filled cart or an open checkout. An inline script: it may use browser globals only.
 */
export function markDocument(): void {
  const { dataset } = document.documentElement;
  dataset.pictures = 'wait';
  try {
    if (JSON.parse(localStorage.cart ?? '{}').lines?.length || sessionStorage.checkout) dataset.cart = '';
  } catch {
    // Blocked storage or unreadable JSON: no cart.
  }
}
