import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createStripeGateway, type PaymentGateway } from '@comptoir/api';
import { paths } from '@comptoir/contract';
import { demoKeys, type JoinedSandbox, joinSandbox, type Sandbox, startSandbox } from '@comptoir/stripe-sandbox';
import type { Config } from '../environment/config.ts';
import type { PaymentChoice } from '../environment/read-payment.ts';
import type { Application } from '../mount-applications.ts';
import { shareOwner } from '../share-owner.ts';
import { StartFailure } from '../start-failure.ts';
import { demoCardScript, openDemoCard } from './demo-card.ts';

export interface Card {
  gateway: PaymentGateway;
  publicKey: string;
  /** Null: Stripe's own; a path: the shop's. */
  scriptUrl: string | null;
  /** What the shop itself serves for it; null: nothing. */
  application: Application | null;
  /** Tells who sends webhooks where the shop is, where that can be told. */
  tellOf(shopAddress: string): void;
  close(): Promise<void>;
}

/** Connects the shop to whoever takes its card payments: Stripe, or in the demo the sandbox, started here. Null: nobody. */
export async function openCard(config: Config, currency: string): Promise<Card | null> {
  const { payment, cardScriptUrl } = config;
  if (payment.kind === 'none') return null;
  if (payment.kind === 'stripe') {
    const { publishableKey } = payment;
    return {
      gateway: createStripeGateway({ ...payment, currency }),
      publicKey: publishableKey,
      scriptUrl: cardScriptUrl,
      application: null,
      tellOf: () => undefined,
      close: async () => undefined,
    };
  }
  const { sandbox, own } = await openSandbox(payment.port, config);
  const { secretKey, webhookSecret, publishableKey, apiHost, apiPort } = sandbox;
  return {
    gateway: createStripeGateway({ secretKey, webhookSecret, apiUrl: `http://${apiHost}:${apiPort}`, currency }),
    publicKey: publishableKey,
    scriptUrl: cardScriptUrl ?? demoCardScript,
    application: openDemoCard(sandbox),
    tellOf: (shopAddress) => own?.sendWebhooksTo(new URL(paths.stripeWebhook, shopAddress).href),
    close: async () => own?.close(),
  };
}

/** The gateway to whoever takes card payments, for a tool beside the server: the demo's sandbox runs only with the server. Null: nobody. */
export function connectCards(payment: PaymentChoice, currency: string): PaymentGateway | null {
  if (payment.kind === 'none') return null;
  if (payment.kind === 'stripe') return createStripeGateway({ ...payment, currency });
  return createStripeGateway({ ...demoKeys, apiUrl: `http://127.0.0.1:${payment.port}`, currency });
}

/**
 * The demo's sandbox: of two servers on one database the second joins that of the first, for each would take the other's payments
 * for unknown. Whoever started it tells of payments; `own` is null for who joined.
 */
async function openSandbox(
  port: number,
  { dataDir, databaseUrl }: Config,
): Promise<{ sandbox: Sandbox | JoinedSandbox; own: Sandbox | null }> {
  try {
    const own = await startDemoSandbox(port, dataDir);
    return { sandbox: own, own };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    const joined = databaseUrl === null ? null : await joinSandbox(port);
    if (joined) return { sandbox: joined, own: null };
    throw new StartFailure(
      `Le port ${port}, où la démonstration prend les cartes, est pris par un autre programme : arrêtez-le, ou choisissez un autre STRIPE_SANDBOX_PORT.`,
    );
  }
}

async function startDemoSandbox(port: number, dataDir: string): Promise<Sandbox> {
  await mkdir(dataDir, { recursive: true });
  const dataFile = join(dataDir, 'stripe-sandbox.jsonl');
  const sandbox = await startSandbox({ port, dataFile });
  shareOwner(dataDir, dataFile);
  return sandbox;
}
