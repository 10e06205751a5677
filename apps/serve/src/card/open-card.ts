import { createStripeGateway, type PaymentGateway } from '@comptoir/api';
import type { SiteConfig } from '@comptoir/contract';
import type { Config } from '../environment/config.ts';
import type { PaymentChoice } from '../environment/read-payment.ts';
import type { Card } from './card.ts';

/** Opens card payment by Stripe, or by the sandbox in a demo. Returns null if the shop accepts no cards. */
export async function openCard(config: Config, site: Pick<SiteConfig, 'currency' | 'siteRoot'>): Promise<Card | null> {
  const { payment, cardScriptUrl } = config;
  const { currency } = site;
  if (payment.kind === 'none') return null;
  if (payment.kind === 'sandbox') return (await loadDemo()).openDemoCard(payment.port, config, site);
  return {
    gateway: createStripeGateway({ ...payment, currency }),
    publicKey: payment.publishableKey,
    scriptUrl: cardScriptUrl,
    application: null,
    tellOf: () => undefined,
    close: async () => undefined,
  };
}

/** Connects a command-line tool to the card provider. Returns null if the shop accepts no cards. */
export async function connectCards(payment: PaymentChoice, currency: string): Promise<PaymentGateway | null> {
  if (payment.kind === 'none') return null;
  if (payment.kind === 'sandbox') return (await loadDemo()).connectDemoCards(payment.port, currency);
  return createStripeGateway({ ...payment, currency });
}

/** The sandbox is loaded on demand, so that a real shop never loads it. */
const loadDemo = () => import('./open-demo-card.ts');
