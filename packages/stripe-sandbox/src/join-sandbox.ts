import { demoKeys } from './demo-keys.ts';
import { sandboxAt } from './sandbox-at.ts';
import type { Sandbox } from './start-sandbox.ts';

/** What a server needs of a sandbox that another one started. */
export type JoinedSandbox = Pick<
  Sandbox,
  'apiHost' | 'apiPort' | 'scriptUrl' | 'secretKey' | 'publishableKey' | 'webhookSecret'
>;

/** The sandbox that listens on a port of this machine already; null: that is something else. */
export async function joinSandbox(port: number): Promise<JoinedSandbox | null> {
  const address = sandboxAt('127.0.0.1', port);
  try {
    const answer = await fetch(`http://${address.apiHost}:${port}/_sandbox/ledger`, {
      signal: AbortSignal.timeout(2_000),
    });
    const ledger: unknown = await answer.json();
    const isSandbox = typeof ledger === 'object' && ledger !== null && 'paymentIntents' in ledger;
    return isSandbox ? { ...address, ...demoKeys } : null;
  } catch {
    return null;
  }
}
