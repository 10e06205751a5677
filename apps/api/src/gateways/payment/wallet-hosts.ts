import type Stripe from 'stripe';
import type { WalletHost } from './payment-gateway.ts';

type Domain = Stripe.PaymentMethodDomain;

const reasonOf = ({ status, status_details: details }: Domain['apple_pay']): string | null =>
  status === 'active' ? null : (details?.error_message ?? '');

const readHost = ({ domain_name: host, enabled, apple_pay, google_pay, link }: Domain): WalletHost => ({
  host,
  isEnabled: enabled,
  refusals: { applePay: reasonOf(apple_pay), googlePay: reasonOf(google_pay), link: reasonOf(link) },
});

async function findDomain(stripe: Stripe, host: string): Promise<Domain | undefined> {
  const { data } = await stripe.paymentMethodDomains.list({ domain_name: host, limit: 1 });
  return data[0];
}

export async function findWalletHost(stripe: Stripe, host: string): Promise<WalletHost | null> {
  const domain = await findDomain(stripe, host);
  return domain ? readHost(domain) : null;
}

/** A host that is known already is validated again, because its file for Apple may be there now. */
export async function registerWalletHost(stripe: Stripe, host: string): Promise<WalletHost> {
  const known = await findDomain(stripe, host);
  return readHost(
    known
      ? await stripe.paymentMethodDomains.validate(known.id)
      : await stripe.paymentMethodDomains.create({ domain_name: host }),
  );
}
