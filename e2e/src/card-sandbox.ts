import type { Fault, SandboxLedger, Settlement, WebhookMode } from '@comptoir/stripe-sandbox';
import type { Shop } from './shop.ts';

/** What a shop's Stripe sandbox knows: intents, charges, refunds, oldest first. */
export async function readLedger({ sandboxUrl }: Shop): Promise<SandboxLedger> {
  const answer = await fetch(`${sandboxUrl}/_sandbox/ledger`);
  return (await answer.json()) as SandboxLedger;
}

/** Tells a shop's Stripe sandbox what goes wrong from now on; `clear` first forgets what was told before. */
export async function tellSandbox(
  { sandboxUrl }: Shop,
  orders: { clear?: true; fault?: Fault; webhooks?: WebhookMode; settle?: Settlement },
): Promise<void> {
  const answer = await fetch(`${sandboxUrl}/_sandbox/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(orders),
  });
  if (!answer.ok) throw new Error(await answer.text());
}
