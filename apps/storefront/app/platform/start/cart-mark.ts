/**
 * Runs in the head: notes on the document whether the browser keeps a cart that holds something, or a checkout under way, so
 * that the first paint shows what will be true. What can't be read is no cart.
 */
export const cartMarkScript =
  'try{if(JSON.parse(localStorage.cart||"{}").lines?.length||sessionStorage.checkout)document.documentElement.dataset.cart=""}catch{}';
