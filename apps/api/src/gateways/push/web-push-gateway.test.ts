import { type PushFault, type PushSandbox, startPushSandbox } from '@comptoir/push-sandbox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeKeys } from '../../features/push/push-keys.ts';
import { GatewayFailure } from '../gateway-failure.ts';
import { createWebPush } from './web-push-gateway.ts';

let sandbox: PushSandbox;
beforeAll(async () => {
  sandbox = await startPushSandbox();
});
afterAll(() => sandbox.close());

const sender = { ...makeKeys(), contact: 'mailto:contact@example.com' };
const text = JSON.stringify({ title: 'Commande nº 1042', body: 'Prête ! On vous attend au comptoir 🍕' });

/** Creates a message for a new browser. `fault` decides how its delivery fails. */
function writeTo(fault: PushFault | null = null) {
  const browser = sandbox.subscribe();
  sandbox.meet(browser, fault);
  const { endpoint, keys } = browser;
  return { browser, message: { subscription: { endpoint, ...keys }, text, ttlSeconds: 600 } };
}
const open = (limitMilliseconds = 10_000) => createWebPush({ sandbox: sandbox.origin, limitMilliseconds });

describe('a push', () => {
  it('is signed by the shop, and readable only by its browser [LIV-19]', async () => {
    const { browser, message } = writeTo();
    expect(await open().send(message, sender)).toBe('delivered');
    const { publicKey, contact } = sender;
    expect(sandbox.received(browser)).toEqual([
      { text, sender: { publicKey, contact }, ttlSeconds: 600, urgency: 'high' },
    ]);
  });

  it('tells that its browser listens no more, and what the service takes from nobody [LIV-19]', async () => {
    expect(await open().send(writeTo('gone').message, sender)).toBe('gone');
    const { browser, message } = writeTo('refuses');
    expect(await open().send(message, sender)).toBe('refused');
    expect(sandbox.asked(browser)).toBe(1);
  });

  it.each(['fails', 'redirects'] as const)('goes nowhere else where the service %s [LIV-19, R17]', async (fault) => {
    const { browser, message } = writeTo(fault);
    await expect(open().send(message, sender)).rejects.toThrow(GatewayFailure);
    expect([sandbox.asked(browser), sandbox.received(browser)]).toEqual([1, []]);
  });

  it('waits for no service without end [LIV-19]', async () => {
    await expect(open(50).send(writeTo('hangs').message, sender)).rejects.toThrow('the push sandbox did not answer');
  });

  it('is only ever sent to a push service', async () => {
    const { message } = writeTo();
    await expect(createWebPush().send(message, sender)).rejects.toThrow('no push service');
  });
});
