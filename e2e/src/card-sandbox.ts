import type { Fault, SandboxLedger, Settlement, WebhookMode } from '@comptoir/stripe-sandbox';
import type { Shop } from './shop.ts';

export async function readLedger({ sandboxUrl }: Shop): Promise<SandboxLedger> {
  const answer = await fetch(`${sandboxUrl}/_sandbox/ledger`);
  return (await answer.json()) as SandboxLedger;
}

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
