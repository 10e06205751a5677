import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { paths, type WireOrder } from '@comptoir/contract';
import Stripe from 'stripe';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { type CardShop, cardOrder, openCardShop, type RaceHook, type RacePoint } from '../../testing/open-card-shop.ts';

const times = (full: number) => Array.from({ length: Math.ceil(full * inject('drillShare')) }, (_, index) => index);

let shop: CardShop;
let lines: string[];
let hook: RaceHook;
beforeEach(async () => {
  lines = [];
  hook = async () => undefined;
  shop = await openCardShop({
    logger: { level: 'trace', stream: { write: (line: string) => void lines.push(line) } },
    hook: (point, id) => hook(point, id),
  });
});
afterEach(() => shop.close());

interface Row {
  id: string;
  number: number;
  local_id: string;
  status: string;
  total_cents: number;
  transaction_id: string;
}
async function orders(): Promise<Row[]> {
  return (await shop.database.query('select * from orders', [])).rows as unknown as Row[];
}

/**
 * Expects that the ledger equals the paid orders, no order exists twice, nothing is authorised, and each order has two
 * mails.
 */
async function expectBalance(): Promise<Row[]> {
  const all = await orders();
  const paid = all.filter(({ status }) => status === 'paid');
  expect(shop.sandbox.takenCents()).toBe(paid.reduce((sum, order) => sum + Number(order.total_cents), 0));
  expect(all.filter(({ status }) => status === 'pending')).toEqual([]);
  expect(new Set(all.map((order) => order.local_id)).size).toBe(all.length);
  const intents = shop.sandbox.ledger().paymentIntents;
  expect(intents.filter(({ status }) => status === 'requires_capture')).toEqual([]);
  expect(
    intents
      .filter(({ status }) => status === 'succeeded')
      .map(({ id }) => id)
      .sort(),
  ).toEqual(paid.map((order) => order.transaction_id).sort());
  await shop.api.drainOutbox();
  for (const { number } of paid)
    expect(shop.mails.filter(({ subject }) => subject.includes(`nº ${number} `))).toHaveLength(2);
  expect(shop.mails).toHaveLength(2 * paid.length);
  return all;
}

it('a browser that dies between confirming and ordering leaves an order or no charge, whatever the webhooks do [PAY-23, PAY-24]', async () => {
  await shop.listen();
  const modes = ['normal', 'doubled', 'shuffled', 'none'] as const;
  for (const run of times(100)) {
    shop.sandbox.faults.tellWebhooks(modes[run % modes.length] ?? 'none');
    const isGone = run % 5 === 4;
    const order = cardOrder();
    const id = await shop.authorise(order);
    if (isGone) {
      await shop.setCatalogue(({ menus }) => {
        for (const item of menus.flatMap(({ categories }) => categories.flatMap(({ items }) => items)))
          item.is_available = false;
      });
    }
    // Some browsers return, at once or during the shop's work.
    const isBack = run % 3 === 0;
    const post = isBack ? shop.post(order, id) : null;
    await shop.sandbox.deliverWebhooks();
    await shop.api.reconcilePayments();
    await post;
    shop.setClock('2026-11-23T12:20');
    await shop.api.reconcilePayments();
    shop.setClock('2026-11-23T12:00');
    if (isGone) await shop.setCatalogue(() => undefined);
  }
  const all = await expectBalance();
  expect(all.filter(({ status }) => status === 'paid').length).toBeGreaterThan(0);
}, 300_000);

it('orders have one final state, however often and in whatever order their webhooks come [PAY-23, PAY-25]', async () => {
  const kinds = [
    'payment_intent.created',
    'payment_intent.amount_capturable_updated',
    'payment_intent.succeeded',
    'payment_intent.canceled',
    'payment_intent.payment_failed',
  ];
  const told: { intentId: string; kind: string; id: string }[] = [];
  const isHeld = (run: number) => run % 6 !== 5;
  for (const run of times(120)) {
    const order = cardOrder();
    const id = isHeld(run) ? await shop.authorise(order) : (await shop.ask(order)).json().payload.id;
    if (run % 4 === 0 && isHeld(run)) await shop.post(order, id);
    for (const kind of kinds) {
      const event = { intentId: id, kind, id: `evt_${randomUUID()}` };
      told.push(...Array.from({ length: 1 + ((run + kind.length) % 3) }, () => event));
    }
  }
  const shuffled = told
    .map((event, index) => ({ event, at: (index * 7919) % told.length }))
    .sort((a, b) => a.at - b.at);
  const tell = async ({ intentId, kind, id }: (typeof told)[number]) => {
    const object = { id: intentId, object: 'payment_intent' };
    const payload = JSON.stringify({ id, object: 'event', type: kind, data: { object } });
    const secret = shop.sandbox.webhookSecret;
    const answer = await shop.send('POST', paths.stripeWebhook, undefined, {
      payload,
      headers: {
        'content-type': 'application/json',
        'stripe-signature': Stripe.webhooks.generateTestHeaderString({ payload, secret }),
      },
    });
    expect(answer.statusCode).toBe(200);
  };
  for (let at = 0; at < shuffled.length; at += 8)
    await Promise.all(shuffled.slice(at, at + 8).map(({ event }) => tell(event)));
  await shop.api.reconcilePayments();
  shop.setClock('2026-11-23T12:20');
  await shop.api.reconcilePayments();
  const all = await expectBalance();
  expect(all).toHaveLength(times(120).filter(isHeld).length);
  expect(all.every(({ status }) => status === 'paid')).toBe(true);
}, 300_000);

/** A second authorised payment of the same attempt, which the shop itself never makes. */
async function authoriseAgain(order: WireOrder, isPaypal: boolean): Promise<string> {
  const other = cardOrder();
  let id: string;
  if (isPaypal) {
    const visit = await shop.visitPaypal(other);
    await shop.answerPaypal(visit.page, 'approve');
    id = visit.id;
  } else id = await shop.authorise(other);
  await shop.sandbox.call(`/v1/payment_intents/${id}`, { 'metadata[local_id]': order.local_id });
  await shop.database.query(
    `update payments set local_id = $2, snapshot = jsonb_set(snapshot, '{local_id}', to_jsonb($2::text)) where id = $1`,
    [id, order.local_id],
  );
  return id;
}

/** A call of one payment waits at this point until the other payment comes there too, or does not come. */
function meetAt(where: RacePoint, ids: readonly string[]): RaceHook {
  const waiting = new Map(ids.map((id) => [id, Promise.withResolvers<void>()]));
  return async (point, id) => {
    const own = waiting.get(id);
    if (point !== where || !own) return;
    own.resolve();
    const others = [...waiting.values()].map(({ promise }) => promise);
    await Promise.race([Promise.all(others), sleep(longestWaitMilliseconds)]);
  };
}
const longestWaitMilliseconds = 100;
const racePoints: RacePoint[] = [
  'before findIntent',
  'after findIntent',
  'before capture',
  'after capture',
  'before cancel',
  'after cancel',
];

it('two authorised payments of one attempt end in one order, and the other is released within a minute, wherever they meet [PYX-71]', async () => {
  await shop.setCatalogue(({ settings }) => {
    settings['payments.paypal.active'] = true;
  });
  await shop.api.askForPaypal();
  await shop.listen();
  const modes = ['normal', 'doubled', 'shuffled', 'none'] as const;
  for (const run of times(100)) {
    shop.setClock('2026-11-23T12:00');
    shop.sandbox.faults.tellWebhooks(modes[run % modes.length] ?? 'none');
    const order = cardOrder();
    const ids = [await shop.authorise(order), await authoriseAgain(order, run % 2 === 1)];
    const post = (id: string) => shop.post(order, id);
    hook = meetAt(racePoints[Math.floor(run / 2) % racePoints.length] ?? 'before findIntent', ids);
    await Promise.all([
      shop.sandbox.deliverWebhooks(),
      run % 3 === 0 ? null : Promise.all(ids.map(post)),
      shop.api.reconcilePayments(),
    ]);
    shop.setClock('2026-11-23T12:01');
    await shop.api.reconcilePayments();
    const states = ids.map((id) => shop.sandbox.intent(id)?.status).sort();
    expect([run, states]).toEqual([run, ['canceled', 'succeeded']]);
    hook = async () => undefined;
  }
  expect(await expectBalance()).toHaveLength(times(100).length);
}, 300_000);

/** Pays an order by what is sent to the provider as a method, and returns the secrets of the payment. */
async function payBy(method: Record<string, string>): Promise<string[]> {
  const order = cardOrder();
  const { id, client_secret } = (await shop.ask(order)).json().payload;
  const { apiHost, apiPort, publishableKey } = shop.sandbox;
  const told = Object.entries(method).map(([name, value]) => [`payment_method_data[${name}`, value]);
  const confirmed = await fetch(`http://${apiHost}:${apiPort}/v1/payment_intents/${id}/confirm`, {
    method: 'POST',
    body: new URLSearchParams({
      key: publishableKey,
      client_secret,
      'payment_method_data[type]': 'card',
      ...Object.fromEntries(told),
    }),
  });
  expect(confirmed.status).toBe(200);
  const { order_id } = (await shop.post(order, id)).json().payload;
  await shop.putPaid(order_id, id);
  return [client_secret];
}

/** Pays an order on PayPal's page and comes back from there. */
async function payByPaypal(): Promise<string[]> {
  const { id, page, token } = await shop.visitPaypal(cardOrder());
  const { location } = await shop.answerPaypal(page, 'approve');
  const back = new URL(location ?? '');
  const { pathname, search, searchParams } = back;
  await shop.send('GET', `${pathname}${search}`);
  expect((await shop.askReturn(token)).json().payload.state).toBe('placed');
  expect(searchParams.get('payment_intent')).toBe(id);
  return [token, page, search, searchParams.get('payment_intent_client_secret') ?? ''];
}

const card = {
  'card][number]': '4242424242424242',
  'card][exp_month]': '12',
  'card][exp_year]': '2030',
  'card][cvc]': '737',
};
/** Who the wallet belongs to is not who orders. */
const contact = {
  'billing_details][name]': 'Ottilie Porteuse',
  'billing_details][email]': 'ottilie@portefeuille.example',
  'billing_details][phone]': '+33699887766',
};
const walletOf = (kind: string) => ({ 'wallet][type]': kind, 'wallet][card]': 'pm_card_visa', ...contact });

it('no card number, no secret, no address of PayPal’s page and no contact of a wallet is in the database or the log [PYX-46, PYX-73]', async () => {
  await shop.setCatalogue(({ settings }) => {
    settings['payments.paypal.active'] = true;
    settings['payments.wallets.link'] = true;
  });
  await shop.api.askForPaypal();
  await shop.listen();
  const secrets = [
    ...(await payBy(card)),
    ...(await payBy(walletOf('apple_pay'))),
    ...(await payBy(walletOf('google_pay'))),
    ...(await payBy(walletOf('link'))),
    ...(await payByPaypal()),
  ];
  shop.sandbox.faults.add({ kind: 'rateLimited', requests: 2 });
  await shop.ask(cardOrder());
  await shop.sandbox.deliverWebhooks();
  expect(await expectBalance()).toHaveLength(5);
  const tables = await shop.database.query(
    "select table_name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
    [],
  );
  const rows: string[] = [];
  for (const { table_name } of tables.rows as { table_name: string }[])
    rows.push(JSON.stringify((await shop.database.query(`select * from "${table_name}"`, [])).rows));
  const kept = [...lines, ...rows].join('\n');
  expect(lines.join('\n')).toContain('Stripe could not be asked');
  expect(rows.join('\n')).toContain('"apple_pay"');
  const { secretKey, webhookSecret } = shop.sandbox;
  for (const secret of [
    ...secrets,
    ...Object.values(contact),
    card['card][number]'],
    '"737"',
    secretKey,
    webhookSecret,
  ]) {
    expect(secret).not.toBe('');
    expect(kept).not.toContain(secret);
  }
});
