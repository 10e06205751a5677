/**
 * Marks the document for its styles. Lazy pictures wait: they would share the line with the pictures of the first screen and with the
 * scripts. A filled cart or a checkout under way is shown by the first paint; an unreadable cart is no cart. Runs in the head, written
 * into the page as text: it uses nothing but the browser.
 */
export function markDocument(): void {
  const { dataset } = document.documentElement;
  dataset.pictures = 'wait';
  try {
    if (JSON.parse(localStorage.cart ?? '{}').lines?.length || sessionStorage.checkout) dataset.cart = '';
  } catch {
    // Storage that is blocked or broken holds no cart.
  }
}
