import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createAccountCaller } from '../caller/account-caller.ts';
import { createCaller } from '../caller/caller.ts';
import { pickupOrder } from '../testing/example-order.ts';
import { exampleReceipt } from '../testing/example-receipt.ts';
import { type Session, sessionFromWire, sessionToWire } from '../wire/session/session.ts';
import { loginSchema, signupSchema } from './access/access-schema.ts';
import { mostAddresses, type SavedAddress } from './addresses/saved-address.ts';
import { savedAddressesSchema } from './addresses/saved-address-schema.ts';
import { type PastOrder, pastOrderFromWire, pastOrderToWire } from './orders/past-order.ts';
import { ordersQuerySchema, pastOrderSchema } from './orders/past-order-schema.ts';
import { profileUpdateSchema } from './profile/profile-schema.ts';

const session: Session = {
  token: 'b1f0',
  user: {
    id: 42,
    email: 'demo@example.com',
    firstName: 'Camille',
    lastName: 'Martin',
    phone: '0612345678',
    address: '5 place Bellecour, 69002 Lyon',
    isVerified: true,
  },
};

/** A caller with a fake server, which records requests and returns this answer. */
function listen(answer: unknown) {
  const sent: { method: string; url: string; headers: Record<string, string>; body: unknown }[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const headers = Object.fromEntries(new Headers(init?.headers));
    sent.push({
      method: init?.method ?? '',
      url: String(input),
      headers,
      body: init?.body ? JSON.parse(String(init.body)) : undefined,
    });
    expect(init?.cache === 'no-store' || init?.method !== 'GET').toBe(true);
    return Response.json({ status: 'success', ...(answer as object) });
  };
  return { sent, account: createAccountCaller({ root: '', fetch }), shop: createCaller({ root: '', fetch }) };
}

it('is a session in each of the four shapes, and as the browser kept it [API-39, AUT-03, STO-07]', () => {
  const wire = sessionToWire(session);
  expect(wire.user).toEqual({
    id: 42,
    email: 'demo@example.com',
    first_name: 'Camille',
    last_name: 'Martin',
    phone: '0612345678',
    address: '5 place Bellecour, 69002 Lyon',
    is_verified: true,
  });
  for (const body of [wire, { payload: wire }, { status: 'success', ...wire }, JSON.parse(JSON.stringify(wire))])
    expect(sessionFromWire(body)).toEqual(session);
  for (const body of [null, '', [], {}, { token: 'b1f0' }, { user: wire.user }, { token: '', user: wire.user }])
    expect(sessionFromWire(body)).toBeNull();
});

it('sends each call its own way: by headers, by query, or by body [AUT-26, AUT-11 to 14, AUT-21]', async () => {
  const { sent, account, shop } = listen({ user: sessionToWire(session).user, orders: [], addresses: [], payload: {} });
  await account.logout(session);
  await account.profile(session);
  await account.updateProfile(session, { ...session.user, address: ' ' });
  await account.orders(session, 2);
  await account.deleteProfile(session, 'Demo-1234');
  await account.exportAccount(session);
  await shop.placeOrder(pickupOrder(), session).catch(() => undefined);
  const signed = { authorization: 'Bearer b1f0', 'x-user-id': '42' };
  const query = 'token=b1f0&user_id=42';
  expect(sent).toMatchObject([
    { method: 'POST', url: '/v2/public/auth/logout/', headers: signed },
    { method: 'GET', url: `/v2/public/auth/profile?${query}` },
    {
      method: 'PATCH',
      url: `/v2/public/auth/update-profile?${query}`,
      body: {
        first_name: 'Camille',
        last_name: 'Martin',
        phone: '0612345678',
        email: 'demo@example.com',
        address: null,
      },
    },
    { method: 'GET', url: `/v2/public/auth/orders?${query}&page=2&limit=20` },
    {
      method: 'DELETE',
      url: '/v2/public/auth/delete-profile/',
      body: { token: 'b1f0', user_id: 42, password: 'Demo-1234' },
    },
    { method: 'GET', url: '/v2/public/auth/export', headers: signed },
    { method: 'POST', url: '/v2/public/checkout/', headers: signed },
  ]);
  for (const { headers } of sent.slice(1, 5)) expect(headers).not.toHaveProperty('authorization');
});

it('asks for codes and passwords as they were pasted [AUT-08, AUT-16]', async () => {
  const { sent, account } = listen({ message: 'Si un compte existe', ...sessionToWire(session) });
  expect(await account.sendCode(' demo@example.com\u200b', 'reset')).toBe('Si un compte existe');
  expect(await account.verifyCode('123 456', 'demo@example.com', session)).toEqual({
    ...session,
    isPasswordNeeded: false,
  });
  await account.resetPassword('demo@example.com', ' 123456', ' é 1234567');
  expect(sent).toMatchObject([
    { url: '/v2/public/auth/send-otp/?email=demo%40example.com&purpose=reset' },
    { url: '/v2/public/auth/verify-otp/?otp=123456&email=demo%40example.com' },
    { body: { email: 'demo@example.com', otp: '123456', password: ' é 1234567' } },
  ]);
});

const saved: SavedAddress = {
  address: '5 place Bellecour',
  address2: '',
  city: 'Lyon',
  postalCode: '69002',
  country: 'France',
  floor: '3',
  code: '12B4',
  interphone: 'Martin',
};

it('keeps ten addresses at most, each with floor, code and interphone', async () => {
  const { sent, account } = listen({ addresses: [] });
  await account.saveAddresses(
    session,
    Array.from({ length: mostAddresses }, () => saved),
  );
  const body = sent[0]?.body as { addresses: object[] };
  expect(body.addresses[0]).toMatchObject({ postal_code: '69002', floor: '3', code: '12B4', interphone: 'Martin' });
  expect(z.safeParse(savedAddressesSchema, body).success).toBe(true);
  expect(z.safeParse(savedAddressesSchema, { addresses: [...body.addresses, body.addresses[0]] }).success).toBe(false);
  const { account: reader } = listen({ addresses: [...body.addresses, { city: 'Lyon' }] });
  expect(await reader.savedAddresses(session)).toHaveLength(mostAddresses);
});

const past: PastOrder = {
  orderId: 'o-1',
  orderNumber: 1000,
  localId: 'a-local-id',
  status: 'pending',
  createdAt: '2026-11-20T12:05:00+01:00',
  readyFrom: '2026-11-20T12:05:00+01:00',
  mode: 'delivery',
  lines: [
    {
      itemId: 101,
      name: 'Margherita',
      options: [
        {
          optionId: 1,
          name: 'Suppléments',
          choices: [{ choiceId: 1001, name: 'Mozzarella', quantity: 2, priceCents: 150 }],
        },
      ],
      quantity: 2,
      note: 'bien cuite',
      unitCents: 1100,
      totalCents: 2200,
    },
  ],
  freeLines: [],
  amounts: { subtotalCents: 2200, discountCents: 0, deliveryCents: 250, taxCents: 223, totalCents: 2450 },
  paymentMethod: 'cash',
  transactionId: null,
  customer: {
    firstName: 'Camille',
    lastName: 'Martin',
    email: 'demo@example.com',
    phone: '0612345678',
    place: {
      address: '5 place Bellecour',
      address2: '',
      city: 'Lyon',
      postalCode: '69002',
      country: 'France',
      zone: null,
    },
    date: 'ASAP',
  },
  receipt: exampleReceipt(),
  trackToken: 'GdckLSwGLWd5nwJMrffdrA',
  papers: [
    { number: 'F2026-000001', kind: 'invoice', hasPdf: true },
    { number: 'A2026-000001', kind: 'credit', hasPdf: false },
  ],
};

it('tells a past order so that it can be shown and ordered again [API-19, AUT-15]', () => {
  const wire = pastOrderToWire(past);
  expect(z.parse(pastOrderSchema, wire)).toEqual(wire);
  expect(wire).toMatchObject({ order_number: 1000, total: 24.5, items: [{ unit_price: 11, line_total: 22 }] });
  expect(pastOrderFromWire(wire)).toEqual(past);
});

it('reads a list without receipts, and leaves out what is no order [API-19]', async () => {
  const { receipt: _, track_token: __, ...bare } = pastOrderToWire(past);
  const { account } = listen({ page: 1, limit: 20, total: 3, orders: [bare, { order_number: 1 }, 'x'] });
  expect(await account.orders(session, 1)).toEqual({
    page: 1,
    limit: 20,
    total: 3,
    orders: [{ ...past, receipt: null, trackToken: null }],
  });
});

it.each(['0', '-1', '1.5', '1e9', 'x', ''])('asks for no page %j [API-19]', (page) => {
  expect(z.safeParse(ordersQuerySchema, { page }).success).toBe(false);
  expect(z.safeParse(ordersQuerySchema, { limit: page }).success).toBe(false);
});

it('lists from 1 to 100 orders at once [API-19]', () => {
  for (const limit of ['1', '100', undefined]) expect(z.safeParse(ordersQuerySchema, { limit }).success).toBe(true);
  for (const limit of ['101', '1000000000']) expect(z.safeParse(ordersQuerySchema, { limit }).success).toBe(false);
});

const newcomer = {
  first_name: 'Zoé',
  last_name: 'Roux',
  phone: '0612345678',
  email: 'zoe@example.com',
  password: 'pizza-du-lundi',
};

it.each([
  'zoe@example.com\r\nBcc: all@example.com',
  '"zoe"@example.com',
  'zoe@example.com,max@example.com',
  '<zoe@example.com>',
  'zoe@example',
  `${'a'.repeat(990)}@x.example`,
  '',
])('takes no account for the address %j', (email) => {
  expect(z.safeParse(signupSchema, { ...newcomer, email }).success).toBe(false);
});

it('compares addresses trimmed and in lower case', () => {
  expect(z.parse(signupSchema, { ...newcomer, email: " Zoe.O'Kane+pizza@Exämple.COM " }).email).toBe(
    "zoe.o'kane+pizza@exämple.com",
  );
});

it('takes passwords of eight signs, whatever the keyboard [API-12]', () => {
  const withPassword = (password: string) => z.safeParse(signupSchema, { ...newcomer, password });
  expect(withPassword('🍕🍕🍕🍕🍕🍕🍕🍕').success).toBe(true);
  expect(withPassword('🍕🍕🍕🍕🍕🍕🍕').success).toBe(false);
  expect(withPassword('e\u0301te\u0301-2026')).toEqual(withPassword('été-2026'));
  expect(withPassword('x'.repeat(257)).success).toBe(false);
  expect(z.parse(loginSchema, { email: 'a@b.fr', password: 'e\u0301' }).password).toBe('é');
});

it('lets the whole user come back, and nothing else [API-18]', () => {
  const whole = { ...sessionToWire(session).user, address: null };
  expect(z.safeParse(profileUpdateSchema, whole).success).toBe(true);
  expect(z.safeParse(profileUpdateSchema, { phone: '0712345678' }).success).toBe(true);
  expect(z.safeParse(profileUpdateSchema, { ...whole, is_admin: true }).success).toBe(false);
  expect(z.safeParse(profileUpdateSchema, { first_name: ' ' }).success).toBe(false);
});
