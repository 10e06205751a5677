import type Stripe from 'stripe';

/** Whether the account offers PayPal, by its own configuration, not by one of a connected application. */
export async function isPaypalOffered(stripe: Stripe): Promise<boolean> {
  const { data } = await stripe.paymentMethodConfigurations.list({ limit: 100 });
  const own = data.find((one) => one.is_default && one.application === null);
  return own?.active === true && own.paypal?.available === true;
}

/** Hosts below these domains belong to the provider and to PayPal. */
const domains = ['stripe.com', 'paypal.com'];

/** True for their pages, and for those of a stand-in, whose origin the configuration names. */
export function mayVisit(url: string, standIn: string | null): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname, origin, username, password } = new URL(url);
  if (username || password) return false;
  if (standIn !== null && origin === new URL(standIn).origin) return true;
  return protocol === 'https:' && domains.some((domain) => hostname === domain || hostname.endsWith(`.${domain}`));
}
