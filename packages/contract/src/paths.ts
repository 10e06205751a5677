/** Every address of the API, once (specification section 7). */
export const paths = {
  settings: '/v2/public/settings',
  menus: '/v2/public/menus',
  offers: '/v2/public/offers',
  coupon: (code: string) => `/v2/public/offers/${encodeURIComponent(code)}`,
  product: (id: number) => `/v2/public/products/${id}`,
  popular: '/v2/public/recommendations/popular',
  recommendations: '/v2/recommendations',
  slots: '/v2/public/slots',
  locations: '/v2/public/locations/',
  distance: '/v2/public/locations/distance',
  checkout: '/v2/public/checkout/',
  stripeCustomer: '/v2/public/checkout/stripe-customer',
  stripePaymentIntent: '/v2/public/checkout/stripe-payment-intent',
  stripeWebhook: '/v2/public/checkout/stripe-webhook',
} as const;
