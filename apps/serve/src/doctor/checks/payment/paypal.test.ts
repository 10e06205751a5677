import { createStripeGateway } from '@comptoir/api';
import { startSandbox } from '@comptoir/stripe-sandbox';
import { expect, it, onTestFinished } from 'vitest';
import { examinePaypal } from './paypal.ts';

async function openCards() {
  const sandbox = await startSandbox({ port: 0 });
  onTestFinished(() => sandbox.close());
  const { secretKey, webhookSecret, apiHost, apiPort } = sandbox;
  const apiUrl = `http://${apiHost}:${apiPort}`;
  const cards = createStripeGateway({ secretKey, webhookSecret, apiUrl, currency: 'EUR' });
  onTestFinished(() => cards.close());
  return { sandbox, examine: (isWanted: boolean) => examinePaypal(cards, { tellReason: String, isWanted }) };
}

it.each([
  [true, true, 'good'],
  [true, false, 'good'],
  [false, true, 'doubtful'],
  [false, false, 'good'],
])('judges PayPal that is offered (%s) and wanted (%s): %s [PYX-39]', async (isAvailable, isWanted, state) => {
  const { sandbox, examine } = await openCards();
  sandbox.faults.tellPaypal({ isAvailable });
  expect(await examine(isWanted)).toMatchObject({ id: 'paypal', state });
});

it('says so where Stripe does not answer about PayPal [PYX-39]', async () => {
  const { sandbox, examine } = await openCards();
  sandbox.faults.add({ kind: 'rateLimited', requests: 5 });
  expect(await examine(true)).toMatchObject({ state: 'unknown' });
});
