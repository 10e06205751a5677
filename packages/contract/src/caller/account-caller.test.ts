import { expect, it } from 'vitest';
import { createAccountCaller } from './account-caller.ts';

it('tells the server of a log-out though the page is closed at once, and no other call is sent so [API-13, AUT-11]', async () => {
  const sent: [string, boolean | undefined][] = [];
  const caller = createAccountCaller({
    root: 'http://shop.invalid',
    fetch: async (url, init) => {
      sent.push([new URL(String(url)).pathname, init?.keepalive]);
      return Response.json({ status: 'success' });
    },
  });
  const user = { id: 1, email: '', firstName: '', lastName: '', phone: '', address: null, isVerified: true };
  await caller.logout({ token: 'token', user });
  await caller.sendCode('zoe@example.com', 'reset').catch(() => undefined);
  expect(sent).toEqual([
    ['/v2/public/auth/logout/', true],
    ['/v2/public/auth/send-otp/', undefined],
  ]);
});
