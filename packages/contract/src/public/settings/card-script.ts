/** The card provider's browser script, in the release of the installed `@stripe/stripe-js` (PYX-01). */
export const cardProviderScript = 'https://js.stripe.com/endive/stripe.js';
