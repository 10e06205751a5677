import Stripe from 'stripe';
import { onTestFinished } from 'vitest';
import { type Sandbox, type SandboxOptions, startSandbox } from '../start-sandbox.ts';

type Options = Partial<SandboxOptions>;

/** Opens a sandbox on a free port, and Stripe's official library connected to it. */
export async function openTestSandbox(options: Options = {}): Promise<{ sandbox: Sandbox; stripe: Stripe }> {
  const sandbox = await startSandbox({ port: 0, ...options });
  onTestFinished(() => sandbox.close());
  return { sandbox, stripe: openStripe(sandbox) };
}

export const openStripe = ({ secretKey, apiHost, apiPort }: Sandbox, timeout = 10_000): Stripe =>
  new Stripe(secretKey, {
    host: apiHost,
    port: apiPort,
    protocol: 'http',
    maxNetworkRetries: 0,
    telemetry: false,
    timeout,
  });

/** An intent with the shop's parameters: 35.45 €, by card, captured manually. */
export const newIntent = (stripe: Stripe, options: Stripe.RequestOptions = {}): Promise<Stripe.PaymentIntent> =>
  stripe.paymentIntents.create(
    { amount: 3545, currency: 'eur', capture_method: 'manual', allowed_payment_method_types: ['card'] },
    options,
  );

export async function authorisedIntent(stripe: Stripe): Promise<Stripe.PaymentIntent> {
  const { id } = await newIntent(stripe);
  return stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
}

/** Returns the error of a call that must fail. */
export async function errorOf(call: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  const error = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof Stripe.errors.StripeError)) throw new Error('the call did not fail', { cause: error });
  return error;
}

/** Sends a browser's request with the publishable key, as Stripe's script does. */
export async function askAsBrowser(
  { apiHost, apiPort, publishableKey }: Sandbox,
  path: string,
  parameters: Record<string, string>,
): Promise<{ status: number; headers: Headers; body: Record<string, unknown> }> {
  const response = await fetch(`http://${apiHost}:${apiPort}/v1/payment_intents/${path}`, {
    method: 'POST',
    body: new URLSearchParams({ key: publishableKey, ...parameters }),
  });
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as Record<string, unknown>,
  };
}
