import { expect, it } from 'vitest';
import { openTestSandbox } from '../testing/open-test-sandbox.ts';

it.each([
  [undefined, 401],
  ['Bearer sk_test_another', 401],
  ['Bearer sk_test_mine', 200],
  [`Basic ${Buffer.from('sk_test_mine:').toString('base64')}`, 200],
])('with %s answers %i', async (authorization, status) => {
  const { sandbox } = await openTestSandbox({ secretKey: 'sk_test_mine' });
  const response = await fetch(`http://${sandbox.apiHost}:${sandbox.apiPort}/v1/payment_intents`, {
    headers: authorization ? { authorization } : {},
  });
  expect(response.status).toBe(status);
});
