import type { LightMyRequestResponse } from 'fastify';
import { openTestShop, type TestShop } from './test-shop.ts';

type Options = NonNullable<Parameters<typeof openTestShop>[0]>;

export interface AccountShop extends TestShop {
  signUp(email: string, change?: object): Promise<LightMyRequestResponse>;
  logIn(email: string, password?: string): Promise<LightMyRequestResponse>;
  codeFor(email: string, purpose?: 'verify' | 'reset'): Promise<string>;
  lastCode(email: string): Promise<string>;
  /** Creates an account with a verified address and a session. */
  member(email: string): Promise<{ id: number; token: string; headers: Record<string, string> }>;
}

export const headersOf = ({ token, user }: { token: string; user: { id: number } }) => ({
  authorization: `Bearer ${token}`,
  'x-user-id': String(user.id),
});

export const goodPassword = 'Secret-1234';

export async function openAccountShop(options: Options = {}): Promise<AccountShop> {
  return withAccounts(await openTestShop(options));
}

export function withAccounts<Shop extends TestShop>(shop: Shop): Shop & AccountShop {
  const signUp: AccountShop['signUp'] = (email, change = {}) =>
    shop.send('POST', '/v2/public/auth/signup/', {
      first_name: 'Camille',
      last_name: 'Martin',
      phone: '0612345678',
      email,
      password: goodPassword,
      ...change,
    });
  const lastCode = async (email: string) => {
    await shop.api.drainOutbox();
    const codes = shop.mails.filter(({ to }) => to === email).flatMap(({ text }) => /\b\d{6}\b/.exec(text)?.[0] ?? []);
    return codes.at(-1) ?? '';
  };
  return Object.assign(shop, {
    signUp,
    lastCode,
    logIn: (email: string, password = goodPassword) => shop.send('POST', '/v2/public/auth/login/', { email, password }),
    codeFor: async (email: string, purpose?: 'verify' | 'reset') => {
      // Earlier mails are sent first, because two mails that are sent together have no fixed sequence.
      await shop.api.drainOutbox();
      const query = new URLSearchParams({ email, ...(purpose && { purpose }) });
      await shop.send('GET', `/v2/public/auth/send-otp/?${query}`);
      return lastCode(email);
    },
    member: async (email: string) => {
      const signedUp = (await signUp(email)).json();
      const query = new URLSearchParams({ email, otp: await lastCode(email) });
      const headers = headersOf(signedUp);
      const proven = (await shop.send('GET', `/v2/public/auth/verify-otp/?${query}`, undefined, { headers })).json();
      return { id: proven.user.id, token: proven.token, headers: headersOf(proven) };
    },
  });
}
