import { createStripeGateway } from '@comptoir/api';
import { startSandbox } from '@comptoir/stripe-sandbox';
import { expect, it, onTestFinished } from 'vitest';
import { walletHosts } from '../../../tools/payments/payments-command.ts';
import { examineWallets } from './wallets.ts';

const host = 'chez-ana.fr';

async function openCards() {
  const sandbox = await startSandbox({ port: 0 });
  onTestFinished(() => sandbox.close());
  const { secretKey, webhookSecret, apiHost, apiPort } = sandbox;
  const apiUrl = `http://${apiHost}:${apiPort}`;
  const cards = createStripeGateway({ secretKey, webhookSecret, apiUrl, currency: 'EUR' });
  onTestFinished(() => cards.close());
  const examine = (isRegistering = false) => examineWallets(host, cards, { tellReason: String, isRegistering });
  return { sandbox, cards, examine };
}

it('says of a host that it is not registered, and registers nothing without being told [PYX-25]', async () => {
  const { cards, examine } = await openCards();
  for (const _ of [1, 2])
    expect(await examine()).toEqual({
      id: `wallets-${host}`,
      state: 'doubtful',
      says: 'chez-ana.fr n’est pas enregistré chez Stripe : aucun portefeuille ne s’y montre.',
      advice: 'Lancez « payments check --register ».',
    });
  expect(await cards.findWalletHost(host)).toBeNull();
});

it('registers a host when told, once, and says that it is active [PYX-25]', async () => {
  const { examine } = await openCards();
  const active = { state: 'good', says: 'chez-ana.fr : Apple Pay, Google Pay et Link sont actifs.' };
  expect(await examine(true)).toMatchObject(active);
  expect(await examine(true)).toMatchObject(active);
  expect(await examine()).toMatchObject(active);
});

it('says why a wallet is inactive and what to do, and has the host validated again [PYX-25]', async () => {
  const { sandbox, examine } = await openCards();
  sandbox.faults.tellWallets({ appleRefusal: 'The file is missing.' });
  expect(await examine(true)).toMatchObject({
    state: 'doubtful',
    says: 'chez-ana.fr : inactif chez Stripe pour Apple Pay (The file is missing).',
    advice: expect.stringContaining('https://chez-ana.fr/.well-known/apple-developer-merchantid-domain-association'),
  });
  sandbox.faults.tellWallets({ appleRefusal: null });
  expect(await examine()).toMatchObject({ state: 'doubtful' });
  expect(await examine(true)).toMatchObject({ state: 'good' });
});

it('says so where Stripe does not answer [PYX-25]', async () => {
  const { sandbox, examine } = await openCards();
  sandbox.faults.add({ kind: 'rateLimited', requests: 5 });
  expect(await examine()).toMatchObject({ state: 'unknown' });
});

it('asks about the host with and without www, in a demo about this machine [PYX-25]', () => {
  expect(walletHosts({ isDemo: false }, 'https://chez-ana.fr')).toEqual(['chez-ana.fr', 'www.chez-ana.fr']);
  expect(walletHosts({ isDemo: false }, 'https://www.chez-ana.fr')).toEqual(['www.chez-ana.fr', 'chez-ana.fr']);
  expect(walletHosts({ isDemo: true }, 'https://chez-ana.fr')).toEqual(['localhost', '127.0.0.1']);
});
