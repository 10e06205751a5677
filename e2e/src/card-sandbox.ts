import type { Fault, SandboxLedger, Settlement, WalletWorld, WebhookMode } from '@comptoir/stripe-sandbox';
import { demoKeys } from '@comptoir/stripe-sandbox';
import type { Shop } from './shop.ts';

export async function readLedger({ sandboxUrl }: Shop): Promise<SandboxLedger> {
  const answer = await fetch(`${sandboxUrl}/_sandbox/ledger`);
  return (await answer.json()) as SandboxLedger;
}

export async function tellSandbox(
  { sandboxUrl }: Shop,
  orders: { clear?: true; fault?: Fault; webhooks?: WebhookMode; settle?: Settlement; wallets?: Partial<WalletWorld> },
): Promise<void> {
  const answer = await fetch(`${sandboxUrl}/_sandbox/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(orders),
  });
  if (!answer.ok) throw new Error(await answer.text());
}

/** Registers the host of the shop, without which no wallet is shown on it. */
export async function registerWallets({ sandboxUrl, url }: Shop): Promise<void> {
  const answer = await fetch(`${sandboxUrl}/v1/payment_method_domains`, {
    method: 'POST',
    headers: { authorization: `Bearer ${demoKeys.secretKey}` },
    body: new URLSearchParams({ domain_name: new URL(url).hostname }),
  });
  if (!answer.ok) throw new Error(await answer.text());
}
