/** The payment provider's browser script, in the release that the installed `@stripe/stripe-js` expects (PYX-01). */
export const cardProviderScript = 'https://js.stripe.com/endive/stripe.js';
