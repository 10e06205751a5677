/** The browser script of the card provider, in the release that the installed `@stripe/stripe-js` speaks (PYX-01). */
export const cardProviderScript = 'https://js.stripe.com/endive/stripe.js';
