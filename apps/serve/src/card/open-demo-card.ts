import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createStripeGateway, type PaymentGateway, systemCodeOf } from '@comptoir/api';
import { paths, type SiteConfig } from '@comptoir/contract';
import { demoKeys, type JoinedSandbox, joinSandbox, type Sandbox, startSandbox } from '@comptoir/stripe-sandbox';
import type { Config } from '../environment/config.ts';
import { shareOwner } from '../share-owner.ts';
import { StartFailure } from '../start-failure.ts';
import type { Card } from './card.ts';
import { demoCardPrefix, demoCardScript, serveDemoCard } from './demo-card.ts';

/** Opens the demo's card payment. The sandbox on `port` is started if it does not run. */
export async function openDemoCard(
  port: number,
  config: Config,
  { currency, siteRoot }: Pick<SiteConfig, 'currency' | 'siteRoot'>,
): Promise<Card> {
  const pagesUrl = `${siteRoot}${demoCardPrefix}`;
  const { sandbox, own } = await openSandbox(port, config, pagesUrl);
  const { secretKey, webhookSecret, publishableKey, apiHost, apiPort } = sandbox;
  return {
    gateway: createStripeGateway({
      secretKey,
      webhookSecret,
      apiUrl: `http://${apiHost}:${apiPort}`,
      pagesUrl,
      currency,
    }),
    publicKey: publishableKey,
    scriptUrl: config.cardScriptUrl ?? demoCardScript,
    application: serveDemoCard(sandbox),
    tellOf: (shopAddress) => own?.sendWebhooksTo(new URL(paths.stripeWebhook, shopAddress).href),
    close: async () => own?.close(),
  };
}

export function connectDemoCards(port: number, currency: string): PaymentGateway {
  return createStripeGateway({ ...demoKeys, apiUrl: `http://127.0.0.1:${port}`, currency });
}

/**
 * Servers of one database share one sandbox, because each sandbox only knows its own payments. `own` is null for a
 * server that joined a running sandbox, which then gets no webhooks.
 */
async function openSandbox(
  port: number,
  { dataDir, databaseUrl }: Config,
  pagesUrl: string,
): Promise<{ sandbox: Sandbox | JoinedSandbox; own: Sandbox | null }> {
  try {
    const own = await startDemoSandbox(port, dataDir, pagesUrl);
    return { sandbox: own, own };
  } catch (error) {
    if (systemCodeOf(error) !== 'EADDRINUSE') throw error;
    const joined = databaseUrl === null ? null : await joinSandbox(port);
    if (joined) return { sandbox: joined, own: null };
    throw new StartFailure(
      `Le port ${port}, où la démonstration prend les cartes, est pris par un autre programme : arrêtez-le, ou choisissez un autre STRIPE_SANDBOX_PORT.`,
    );
  }
}

async function startDemoSandbox(port: number, dataDir: string, pagesUrl: string): Promise<Sandbox> {
  await mkdir(dataDir, { recursive: true });
  const dataFile = join(dataDir, 'stripe-sandbox.jsonl');
  const sandbox = await startSandbox({ port, dataFile, pagesUrl });
  shareOwner(dataDir, dataFile);
  return sandbox;
}
