/** Keys for the demo and the tests, none of which is valid at Stripe. */
export const demoKeys = {
  secretKey: 'sk_test_comptoir_demo_no_real_key',
  publishableKey: 'pk_test_comptoir_demo_no_real_key',
  webhookSecret: 'whsec_comptoir_demo_no_real_secret',
};
