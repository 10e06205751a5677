import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { paths, type WireOrder } from '@comptoir/contract';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { endLeftovers } from '../../db/embedded/end-leftovers.ts';
import { cardOrder } from '../../testing/open-card-shop.ts';
import { startTestSandbox, type TestSandbox } from '../../testing/start-test-sandbox.ts';
import { mondayNoon } from '../../testing/test-shop.ts';
import { type TrappedStripe, trapStripe } from '../../testing/trapped-stripe.ts';

const program = fileURLToPath(new URL('../../testing/run-card-shop.ts', import.meta.url));
const temporal = new URL('../../../../../scripts/vitest-temporal.ts', import.meta.url).href;

type Step = 'ask' | 'confirm' | 'post' | 'put';
interface Point {
  name: string;
  trap?: Parameters<TrappedStripe['trap']>[0];
  after?: Step;
  /** If true, the shop rejects the order, because its price is wrong. PayPal's page is not opened for such an order. */
  isRefused?: boolean;
  /** If true, the diner has not authorised the payment yet, so that one who does not come back orders nothing. */
  isEarly?: boolean;
  /** The kind that alone makes the trapped call. */
  kind?: Kind;
}
const kinds = ['card', 'apple_pay', 'paypal'] as const;
type Kind = (typeof kinds)[number];
const call = (method: string, path: RegExp, when: 'before' | 'after') => ({ trap: { method, path, when } });
const points: Point[] = [
  { name: 'a payment is asked for', isEarly: true, ...call('POST', /^\/v1\/payment_intents$/, 'before') },
  {
    name: 'a payment is made, and the response is lost',
    isEarly: true,
    ...call('POST', /^\/v1\/payment_intents$/, 'after'),
  },
  { name: 'an order’s payment is looked up', ...call('GET', /^\/v1\/payment_intents\//, 'before') },
  { name: 'an order is stored', after: 'post' },
  { name: 'a capture is written down', ...call('POST', /\/capture$/, 'before') },
  { name: 'a payment is captured, and the response is lost', ...call('POST', /\/capture$/, 'after') },
  { name: 'an order is paid', after: 'put' },
  {
    name: 'a refused order’s payment is cancelled, and the response is lost',
    isRefused: true,
    ...call('POST', /\/cancel$/, 'after'),
  },
  {
    name: 'PayPal’s page is asked for, and the response is lost',
    isEarly: true,
    kind: 'paypal',
    ...call('POST', /\/confirm$/, 'after'),
  },
];

/** Each kind meets each point in as many runs as there are kinds. */
function kindOf(point: Point, run: number): Kind {
  const possible = kinds.filter((kind) => kind !== 'paypal' || !point.isRefused);
  return point.kind ?? possible[(points.indexOf(point) + run) % possible.length] ?? 'card';
}

let sandbox: TestSandbox;
let stripe: TrappedStripe;
let folder: string;
let environment: Record<string, string>;
let child: ChildProcess;
let address: string;

async function start(more: Record<string, string> = {}): Promise<void> {
  child = fork(program, { execArgv: ['--import', temporal], env: { ...process.env, ...environment, ...more } });
  const [message] = (await once(child, 'message')) as [{ address: string }];
  address = message.address;
  sandbox.sendWebhooksTo(new URL(paths.stripeWebhook, address).href);
}
async function kill(): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}
beforeAll(async () => {
  sandbox = await startTestSandbox();
  // No webhooks are sent, so the shop must find the payments itself after its death.
  sandbox.faults.tellWebhooks('none');
  stripe = await trapStripe(`http://${sandbox.apiHost}:${sandbox.apiPort}`);
  folder = await mkdtemp(join(tmpdir(), 'comptoir-kill-'));
  const noon = Temporal.PlainDateTime.from(mondayNoon).toZonedDateTime('Europe/Paris').epochMilliseconds;
  environment = {
    STRIPE_API_URL: stripe.address,
    STRIPE_PAGES_URL: `http://${sandbox.apiHost}:${sandbox.apiPort}`,
    MAILBOX: join(folder, 'mailbox'),
    CLOCK_OFFSET: String(noon - Date.now()),
    DATA_DIR: folder,
  };
  await start({ SEED: JSON.stringify({ 'payments.paypal.active': true }) });
}, 60_000);
afterAll(async () => {
  await kill();
  await endLeftovers(join(folder, 'database'));
  await stripe.close();
  await sandbox.close();
  await rm(folder, { recursive: true, force: true });
});

const send = async (method: string, path: string, body: object) => {
  const answer = await fetch(new URL(path, address), {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await answer.json()) as { payload?: Answer };
};
interface Answer {
  id?: string;
  client_secret?: string;
  order_id?: string;
  redirect_url?: string;
  return_token?: string;
}

/** Authorises a payment like a diner. */
const confirmBy: Record<Kind, (asked: Answer) => Promise<unknown>> = {
  card: ({ id = '' }) => sandbox.confirm(id),
  apple_pay: ({ id, client_secret = '' }) =>
    fetch(`${environment.STRIPE_PAGES_URL}/v1/payment_intents/${id}/confirm`, {
      method: 'POST',
      headers: { authorization: `Bearer ${sandbox.publishableKey}` },
      body: new URLSearchParams({
        client_secret,
        'payment_method_data[type]': 'card',
        'payment_method_data[wallet][type]': 'apple_pay',
        'payment_method_data[wallet][card]': 'pm_card_visa',
      }),
    }),
  paypal: ({ redirect_url: page = '' }) =>
    fetch(page, { method: 'POST', body: new URLSearchParams({ answer: 'approve' }), redirect: 'manual' }),
};

/** Simulates a diner's browser with an order that is paid online, which can continue after an interruption. */
function browse(order: WireOrder, { kind, isRefused }: { kind: Kind; isRefused: boolean }) {
  let asked: Answer = {};
  let orderId: string | undefined;
  let isConfirmed = false;
  const steps: Record<Step, () => Promise<void>> = {
    ask: async () => {
      if (isConfirmed) return;
      const method = kind === 'paypal' ? { method: kind } : {};
      const body = { amount: '10.00', local_id: order.local_id, order, ...method };
      asked = (await send('POST', paths.stripePaymentIntent, body)).payload ?? {};
    },
    confirm: async () => {
      if (!isConfirmed && asked.id) await confirmBy[kind](asked);
      isConfirmed = asked.id !== undefined;
    },
    post: async () => {
      if (kind === 'paypal') {
        await send('POST', paths.paymentReturn, { token: asked.return_token });
        return;
      }
      const body = { ...order, transaction_id: asked.id, ...(isRefused && { total: 9.99 }) };
      orderId = (await send('POST', paths.checkout, body)).payload?.order_id;
    },
    put: async () => {
      if (orderId) await send('PUT', paths.checkout, { order_id: orderId, transaction_id: asked.id, status: 'paid' });
    },
  };
  return async (until: Step = 'put') => {
    for (const step of ['ask', 'confirm', 'post', 'put'] as const) {
      await steps[step]();
      if (step === until) return;
    }
  };
}

interface Row {
  local_id: string;
  status: string;
  total_cents: number | string;
  transaction_id: string;
}

/**
 * Expects that the ledger equals the paid orders, no order exists twice, nothing is authorised, and each order has two
 * mails.
 */
async function expectBalance(): Promise<Row[]> {
  child.send('settle');
  const [{ orders }] = (await once(child, 'message')) as [{ orders: Row[] }];
  expect(orders.filter(({ status }) => status !== 'paid')).toEqual([]);
  expect(sandbox.takenCents()).toBe(orders.reduce((sum, order) => sum + Number(order.total_cents), 0));
  expect(new Set(orders.map((order) => order.local_id)).size).toBe(orders.length);
  const { paymentIntents, charges } = sandbox.ledger();
  expect(paymentIntents.filter(({ status }) => status === 'requires_capture')).toEqual([]);
  expect(
    charges
      .filter(({ captured }) => captured)
      .map((charge) => charge.payment_intent)
      .sort(),
  ).toEqual(orders.map((order) => order.transaction_id).sort());
  const mails = await readdir(environment.MAILBOX ?? '').catch(() => []);
  expect(mails.filter((name) => name.endsWith('.eml'))).toHaveLength(2 * orders.length);
  return orders;
}

const runs = Array.from({ length: Math.max(1, Math.round(10 * inject('drillShare'))) }, (_, index) => index);

it.each(points)(
  'a shop killed where $name charges no diner without an order or twice, by card, wallet or PayPal [PAY-16, PAY-23, PAY-24, PYX-72]',
  async (point) => {
    for (const run of runs) {
      const order = cardOrder();
      const { isRefused = false } = point;
      const diner = browse(order, { kind: kindOf(point, run), isRefused });
      if (point.trap) {
        const fallen = stripe.trap(point.trap);
        // The call that is trapped is never answered.
        const end = diner().then(() => Promise.reject(new Error('no call was trapped')));
        await Promise.race([fallen, end]);
        end.catch(() => undefined);
      } else await diner(point.after);
      await kill();
      await start();
      // Every second browser returns while the shop resumes its work.
      const isBack = run % 2 === points.indexOf(point) % 2;
      if (isBack) await diner();
      const orders = await expectBalance();
      const isOrdered = orders.some(({ local_id }) => local_id === order.local_id);
      if (isRefused) expect(isOrdered).toBe(false);
      else if (isBack || !point.isEarly) expect(isOrdered).toBe(true);
    }
  },
  600_000,
);
