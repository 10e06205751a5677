import { demoKeys } from './demo-keys.ts';
import { sandboxAt } from './sandbox-at.ts';
import type { Sandbox } from './start-sandbox.ts';

export type JoinedSandbox = Pick<
  Sandbox,
  'apiHost' | 'apiPort' | 'scriptUrl' | 'secretKey' | 'publishableKey' | 'webhookSecret'
>;

/** Connects to a sandbox that already listens on a local port; null if another program uses the port. */
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
