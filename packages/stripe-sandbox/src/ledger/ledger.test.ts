import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { startSandbox } from '../start-sandbox.ts';
import { authorisedIntent, newIntent, openStripe } from '../testing/open-test-sandbox.ts';

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

it('keeps what it acknowledged beyond its own end, and nothing of a half-written line', async () => {
  const dataFile = join(newFolder(), 'ledger.jsonl');
  const before = await startSandbox({ port: 0, dataFile });
  const held = await authorisedIntent(openStripe(before));
  const first = await newIntent(openStripe(before), { idempotencyKey: 'a' });
  const ledger = before.ledger();
  // Simulates a killed process: the ledger was never closed, and its last line is incomplete.
  appendFileSync(dataFile, '[["refunds",{"id":"re_torn"}]]');

  const after = await startSandbox({ port: 0, dataFile });
  expect(after.ledger()).toEqual(ledger);
  expect((await newIntent(openStripe(after), { idempotencyKey: 'a' })).id).toBe(first.id);
  await openStripe(after).paymentIntents.capture(held.id);
  await Promise.all([before.close(), after.close()]);

  const third = await startSandbox({ port: 0, dataFile });
  expect(third.ledger().paymentIntents.map(({ status }) => status)).toEqual(['succeeded', 'requires_payment_method']);
  expect(third.ledger().refunds).toEqual([]);
  await third.close();
});
