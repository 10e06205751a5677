/** The keys of the demo and the tests. Each says so: none of them opens anything at Stripe. */
export const demoKeys = {
  secretKey: 'sk_test_comptoir_demo_no_real_key',
  publishableKey: 'pk_test_comptoir_demo_no_real_key',
  webhookSecret: 'whsec_comptoir_demo_no_real_secret',
};
